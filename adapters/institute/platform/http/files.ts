import { basename } from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

interface FilesOf {
  readonly folders: readonly string[];
  /** Path prefix of the files; the root of the server by default. */
  readonly prefix?: string;
  /** Served file extensions; all by default. */
  readonly endings?: readonly string[];
  /** Address of a file's source map. */
  readonly mapOf?: (file: string) => string | undefined;
}

/** Whether a file name contains a content hash. */
export const isHashed = (path: string): boolean => /-[A-Z0-9]{8}\.|-[0-9a-f]{8}\./.test(basename(path));

/** Serves static files: hashed ones are cached for good, others are revalidated. */
export const serveFiles = async (
  app: FastifyInstance,
  { folders, prefix = "/", endings, mapOf }: FilesOf,
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: [...folders],
    prefix,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => endings === undefined || endings.some((ending) => path.endsWith(ending)),
    setHeaders: (reply, path) => {
      void reply.header("cache-control", isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache");
      const map = mapOf?.(basename(path).replace(/\.(br|gz)$/, ""));
      if (map !== undefined) void reply.header("sourcemap", map);
    },
  });
};
