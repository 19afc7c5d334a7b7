import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, gzip, gzipSync } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

const encoders = {
  identity: (text: Buffer): Buffer => text,
  br: (text: Buffer): Buffer => brotliCompressSync(text),
  gzip: (text: Buffer): Buffer => gzipSync(text),
};

type Encoding = keyof typeof encoders;

/** A public text that is served unchanged; each encoding is compressed on first use. */
export interface CompressedText {
  readonly etag: string;
  readonly bodyIn: (encoding: Encoding) => Buffer;
}

const etagOf = (text: Buffer): string => `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

export const compressed = (text: string): CompressedText => {
  const identity = Buffer.from(text);
  const bodies: Partial<Record<Encoding, Buffer>> = {};
  return { etag: etagOf(identity), bodyIn: (encoding) => (bodies[encoding] ??= encoders[encoding](identity)) };
};

/** Compresses a long text in every encoding without blocking the event loop. */
export const compressAsync = async (text: string): Promise<CompressedText> => {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const bodies = { identity, br, gzip: gzipped };
  return { etag: etagOf(identity), bodyIn: (encoding) => bodies[encoding] };
};

const encodingFor = (request: FastifyRequest): Encoding => {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
};

/** Sends the text in an encoding that the caller accepts, or 304 when their copy is current. */
export const sendCompressed = (
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { etag, bodyIn }: CompressedText,
): FastifyReply => {
  const varied = reply.getHeader("vary");
  void reply.headers({ vary: varied === undefined ? "accept-encoding" : `${String(varied)}, accept-encoding`, etag });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type(type).send(bodyIn(encoding));
};
