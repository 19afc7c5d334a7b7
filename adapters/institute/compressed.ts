import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const encoders = { identity: (text: Buffer): Buffer => text, br: (text: Buffer): Buffer => brotliCompressSync(text), gzip: (text: Buffer): Buffer => gzipSync(text) };

type Encoding = keyof typeof encoders;

/** A text that is served as it is, to anyone who may have it: made once in each encoding, when it is first asked for. */
export interface Compressed {
  readonly etag: string;
  readonly bodyIn: (encoding: Encoding) => Buffer;
}

export const compressed = (text: string): Compressed => {
  const identity = Buffer.from(text);
  const bodies: Partial<Record<Encoding, Buffer>> = {};
  return {
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodyIn: (encoding) => (bodies[encoding] ??= encoders[encoding](identity)),
  };
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
