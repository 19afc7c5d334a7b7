import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { PortalConfiguration } from "../../contract/portal-configuration.ts";
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

const made = async ({ folder, name, publicUrl, configuration }: PageParts): Promise<BuiltPage> => {
  const built = await readFile(join(folder, name), "utf8");
  const page = built.replace(block, (_, open: string, close: string) => `${open}${json(configuration)}${close}`);
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
