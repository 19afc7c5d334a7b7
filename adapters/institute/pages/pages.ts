import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";

const assets = [
  ["style.css", "text/css; charset=utf-8"],
  ["sign-out.js", "text/javascript; charset=utf-8"],
] as const;

/** What the institute's own pages are styled by. */
export const servePageAssets = async (app: FastifyInstance): Promise<void> => {
  for (const [name, type] of assets) {
    const content = await readFile(new URL(name, import.meta.url), "utf8");
    app.get(`/pages/${name}`, (_request, reply) =>
      reply.type(type).header("cache-control", "public, max-age=300").send(content),
    );
  }
};
