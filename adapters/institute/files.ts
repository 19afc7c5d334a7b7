import { basename } from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

interface FilesOf {
  readonly folders: readonly string[];
  /** Below which address they are served; the root of the server unless one is given. */
  readonly prefix?: string;
  /** The endings of those that are served; all of them unless some are named. */
  readonly endings?: readonly string[];
  /** The address of a file's source map, by its name. */
  readonly mapOf?: (file: string) => string | undefined;
}

/** Whether the name of a file tells its version from every other. */
export const isHashed = (path: string): boolean => /-[A-Z0-9]{8}\.|-[0-9a-f]{8}\./.test(basename(path));

/** Serves files as they are: for good where their names tell one version from another, else asked about each time. */
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
