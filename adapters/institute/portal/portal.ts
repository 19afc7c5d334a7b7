import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { bodyStyle } from "../../contract/body-style.ts";
import type { PortalConfiguration } from "../../contract/portal-configuration.ts";
import { sendCompressed, compressed, type Compressed } from "../compressed.ts";
import { html } from "../pages/html.ts";
import { policyOf } from "./page-policy.ts";

interface BuiltPage extends Compressed {
  readonly policy: string;
}

interface PageParts {
  readonly folder: string;
  readonly name: string;
  readonly publicUrl: string;
  readonly configuration: PortalConfiguration;
}

const block = /(<script type="application\/json" id="configuration">)\{\}(<\/script>)/;

/** In a script element only "<" could end it. */
const json = (configuration: PortalConfiguration): string => JSON.stringify(configuration).replaceAll("<", "\\u003c");

/** The page in the body's own name and colours, with what the portal is told, and the policy for just that. */
const made = async ({ folder, name, publicUrl, configuration }: PageParts): Promise<BuiltPage> => {
  const built = await readFile(join(folder, name), "utf8");
  const { body } = configuration;
  const told = built.replace(block, (_, open: string, close: string) => `${open}${json(configuration)}${close}`);
  const named = told.replace(/<title>(?:Portal|(Signed out))<\/title>/, (_, about?: string) =>
    html`<title>${about === undefined ? body.shortName : `${about} – ${body.shortName}`}</title>`.markup);
  const headed = named.replaceAll(`<span class="boot-name"></span>`, () => html`<span class="boot-name">${body.name}</span>`.markup);
  const marked = body.mark === undefined ? headed : headed.replace(/<link rel="icon"[^>]*>/, () => html`<link rel="icon" href="${body.mark}" />`.markup);
  const style = bodyStyle(body);
  const page = style === "" ? marked : marked.replace("</head>", () => `<style>${style}</style></head>`);
  return { policy: policyOf(name, page, publicUrl, configuration), ...compressed(page) };
};

/** Gives the page with the portal's configuration in it; makes it anew when it has been built anew. */
const builtPage = (parts: PageParts): (() => Promise<BuiltPage>) => {
  let present: { readonly mtimeMs: number; readonly page: Promise<BuiltPage> } | undefined;
  return async () => {
    const { mtimeMs } = await stat(join(parts.folder, parts.name));
    if (present?.mtimeMs !== mtimeMs) present = { mtimeMs, page: made(parts) };
    return present.page;
  };
};

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
