import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import * as z from "zod/mini";

const hashes = z.array(z.string());

/** A page of the build, with slots for the organisation's configuration, name, icon, colours and language. */
const builtPage = z.object({
  template: z.string(),
  /** What the page is about, for its title; the portal when absent. */
  about: z.optional(z.string()),
  /** The icon of an organisation without a mark. */
  icon: z.string(),
  /** Hashes of its inline scripts and styles, as a content security policy names them. */
  scripts: hashes,
  styles: hashes,
});
export type BuiltPage = z.output<typeof builtPage>;

const manifest = z.object({
  pages: z.record(z.string(), builtPage),
  /** The scripts of the page to which a sign-in returns. */
  callback: z.array(z.string()),
});
export type BuiltPortal = z.output<typeof manifest>;

const loaded = new Map<string, { readonly changed: number; readonly portal: Promise<BuiltPortal> }>();

/** The manifest of a built portal (pages.json), read again after a rebuild; throws when there is none. */
export const builtPortal = async (folder: string): Promise<BuiltPortal> => {
  const path = join(folder, "pages.json");
  const { mtimeMs: changed } = await stat(path);
  const known = loaded.get(path);
  if (known?.changed === changed) return known.portal;
  const portal = readFile(path, "utf8").then((text) => manifest.parse(JSON.parse(text)));
  loaded.set(path, { changed, portal });
  return portal;
};

/** A page of a build by its file's name; throws for an unknown one. */
export const pageOf = ({ pages }: BuiltPortal, name: string): BuiltPage => {
  const page = pages[name];
  if (!page) throw new RangeError(`The build has no page ${name}.`);
  return page;
};

/** Fills the slots of a page, <!-- name -->, that have a value. */
export const fillSlots = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/<!-- (\w+) -->/g, (slot, name: string) => values[name] ?? slot);

/** The scripts of the page to which a sign-in returns; none without a built portal. */
export const callbackAssets = async (folder: string | undefined): Promise<readonly string[]> => {
  if (folder === undefined) return [];
  const { callback } = await builtPortal(folder).catch(() => ({ callback: [] }));
  return callback;
};
