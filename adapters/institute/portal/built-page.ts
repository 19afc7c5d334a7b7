import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { PortalConfiguration } from "../../contract/portal-configuration.ts";
import { bodyStyle } from "../../contract/body-style.ts";
import { html } from "../pages/html.ts";
import { compressed, type Compressed } from "../compressed.ts";
import { policyOf } from "./page-policy.ts";

/** A page of the portal as it is served. */
export interface BuiltPage extends Compressed {
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
export const builtPage = (parts: PageParts): (() => Promise<BuiltPage>) => {
  let present: { readonly mtimeMs: number; readonly page: Promise<BuiltPage> } | undefined;
  return async () => {
    const { mtimeMs } = await stat(join(parts.folder, parts.name));
    if (present?.mtimeMs !== mtimeMs) present = { mtimeMs, page: made(parts) };
    return present.page;
  };
};
