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

/**
 * A text that is served as it is, to anyone who may have it: made once in each encoding, when it is first asked for.
 */
export interface Compressed {
  readonly etag: string;
  readonly bodyIn: (encoding: Encoding) => Buffer;
}

const etagOf = (text: Buffer): string => `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

export const compressed = (text: string): Compressed => {
  const identity = Buffer.from(text);
  const bodies: Partial<Record<Encoding, Buffer>> = {};
  return { etag: etagOf(identity), bodyIn: (encoding) => (bodies[encoding] ??= encoders[encoding](identity)) };
};

/**
 * The same of a long text, which would hold up all other answers: made beside them, in each encoding, and given then.
 */
export const compressAsync = async (text: string): Promise<Compressed> => {
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

/** Sends it in an encoding that the caller takes, or tells that what they have still holds. */
export const sendCompressed = (
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { etag, bodyIn }: Compressed,
): FastifyReply => {
  void reply.headers({ vary: "accept-encoding", etag });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type(type).send(bodyIn(encoding));
};
