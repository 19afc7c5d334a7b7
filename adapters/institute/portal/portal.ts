import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { PortalConfiguration } from "../../contract/portal-configuration.ts";
import { builtPage, type BuiltPage } from "./built-page.ts";

interface PortalOptions {
  readonly folder: string;
  readonly publicUrl: string;
  readonly configuration: PortalConfiguration;
}

const isHashed = (path: string): boolean => /-[A-Z0-9]{8}\.|-[0-9a-f]{8}\./.test(basename(path));

const encodingFor = (request: FastifyRequest): "br" | "gzip" | "identity" => {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
};

const send = (request: FastifyRequest, reply: FastifyReply, { policy, etag, bodies }: BuiltPage) => {
  void reply.headers({
    "content-security-policy": policy,
    "cache-control": "no-cache",
    vary: "accept-encoding",
    etag,
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(bodies[encoding]);
};

/** The built portal: its pages with their configuration and policy, its other files as they are. */
export const portal: FastifyPluginAsync<PortalOptions> = async (app, { folder, publicUrl, configuration }) => {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".html"))) {
    const page = builtPage({ folder, name, publicUrl, configuration });
    const handler = async (request: FastifyRequest, reply: FastifyReply) => send(request, reply, await page());
    app.get(`/${name}`, handler);
    if (name === "index.html") app.get("/", handler);
  }

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header("cache-control", isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
};
