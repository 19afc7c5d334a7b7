import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { PortalConfiguration } from "../../contract/portal-configuration.ts";
import { sendCompressed } from "../compressed.ts";
import { builtPage, type BuiltPage } from "./built-page.ts";

interface PortalOptions {
  readonly folder: string;
  readonly publicUrl: string;
  readonly configuration: PortalConfiguration;
}

const isHashed = (path: string): boolean => /-[A-Z0-9]{8}\.|-[0-9a-f]{8}\./.test(basename(path));

const send = (request: FastifyRequest, reply: FastifyReply, page: BuiltPage) => {
  void reply.headers({ "content-security-policy": page.policy, "cache-control": "no-cache" });
  return sendCompressed(request, reply, "text/html; charset=utf-8", page);
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
