import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

type Encoding = "br" | "gzip" | "identity";

/** A text that is served as it is, to anyone who may have it: made once, in each encoding. */
export interface Compressed {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

export const compressed = (text: string): Compressed => {
  const identity = Buffer.from(text);
  return {
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
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
  { etag, bodies }: Compressed,
): FastifyReply => {
  void reply.headers({ vary: "accept-encoding", etag });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type(type).send(bodies[encoding]);
};
