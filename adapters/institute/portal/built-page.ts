import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { PortalConfiguration } from "../../contract/portal-configuration.ts";
import { policyOf } from "./page-policy.ts";

/** A page of the portal as it is served. */
export interface BuiltPage {
  readonly policy: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<"br" | "gzip" | "identity", Buffer>>;
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
  const identity = Buffer.from(page);
  return {
    policy: policyOf(name, page, publicUrl, configuration),
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
  };
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
