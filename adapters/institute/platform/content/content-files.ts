import { existsSync, globSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import { primaryLanguage } from "../../../../domain/shell/language.ts";
import { messageOf } from "../messages.ts";
import { SettingsError } from "../read-settings-file.ts";
import { readText } from "../read-text.ts";
import { whyNoLocale } from "../rules/regional.ts";
import { documentShapes, type DocumentName } from "./document-shapes.ts";
import type { ContentProblem } from "./problems.ts";

/** Content files, of which a later layer outweighs an earlier one. OWN-01 */
export interface Layer {
  readonly isShipped: boolean;
  /** The language of its texts, as a BCP 47 tag. LANG-05 */
  readonly language: string;
  /** Paths by file name. */
  readonly files: ReadonlyMap<string, string>;
}

const institute = join(import.meta.dirname, "../..");

/** Folders of the shipped texts, one per area. */
export const shippedContent: readonly string[] = globSync(["texts/{mail,pages,paper}", "areas/**/texts"], {
  cwd: institute,
}).map((folder) => join(institute, folder));

/** The organisation's folder of own texts, if it has one; throws a SettingsError when it cannot be read. */
export const contentIn = (folder: string | undefined): string | undefined => {
  if (folder === undefined) return undefined;
  try {
    readdirSync(folder);
  } catch (error) {
    throw new SettingsError(`The folder of content files ${folder} (CONTENT_DIR) cannot be read: ${messageOf(error)}.`);
  }
  return folder;
};

/** Names of all content documents. */
export const allDocuments = Object.keys(documentShapes) as DocumentName[];

const knownFiles = new Set(
  allDocuments.flatMap((name) => [`${name}.yaml`, ...userTypes.map((type) => `${name}.${type}.yaml`)]),
);

const pathsIn = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));

const layerOf = (paths: readonly string[], language: string, isShipped: boolean): Layer => ({
  isShipped,
  language,
  files: new Map(paths.map((path) => [basename(path), path] as const).filter(([file]) => knownFiles.has(file))),
});

const strayProblem = `belongs to no page; files are named {page}.yaml or {page}.{${userTypes.join("|")}}.yaml, pages are ${allDocuments.join(", ")}`;

/** The files of all content. OWN-01, OWN-02 */
export interface ContentFiles {
  /** The layers in the organisation's own language, or in another one that it offers. LANG-05 */
  readonly layersIn: (language?: string) => readonly Layer[];
  /** Files of the own folder that belong to no document. */
  readonly strays: readonly ContentProblem[];
  /** Paths of all files and their folders. */
  readonly watched: readonly string[];
}

/** The language of the shipped texts that are not in a folder of a language. */
export const shippedLanguage = "en";

/** The paths of a language in folders within others: those of the tag without its region, then those of the whole tag. */
const pathsOf = (folders: readonly string[], tag: string): readonly (readonly string[])[] =>
  [...new Set([primaryLanguage(tag), tag])].map((name) =>
    pathsIn(folders.map((folder) => join(folder, name)).filter((folder) => existsSync(folder))),
  );

/** The languages of which a folder has texts, beside those of its own. */
export const languagesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && whyNoLocale(entry.name) === undefined)
    .map(({ name }) => name);

/**
 * Finds the shipped texts, and an organisation's own in a folder: its own language beside each other, another language in
 * a folder with its name. `languages` has all that are offered, the organisation's own first.
 */
export const contentFiles = (folder: string | undefined, languages: readonly string[] = []): ContentFiles => {
  const [own = shippedLanguage, ...others] = languages;
  const ownFolders = folder === undefined ? [] : [folder];
  const english = layerOf(pathsIn(shippedContent), shippedLanguage, true);
  const shippedIn = (language: string): readonly Layer[] =>
    primaryLanguage(language) === shippedLanguage
      ? [english]
      : pathsOf(shippedContent, language).map((paths) => layerOf(paths, language, true));
  const inOwn = [...new Set([english, ...shippedIn(own)]), layerOf(pathsIn(ownFolders), own, false)];
  const inOthers = new Map(
    others.map((language) => [
      language,
      [
        ...(primaryLanguage(language) === primaryLanguage(own) ? [] : shippedIn(language)),
        ...pathsOf(ownFolders, language).map((paths) => layerOf(paths, language, false)),
      ],
    ]),
  );
  const all = [...inOwn, ...[...inOthers.values()].flat()];
  const strays = [...pathsIn(ownFolders), ...others.flatMap((language) => pathsOf(ownFolders, language).flat())]
    .map((path) => basename(path))
    .filter((file) => /\.ya?ml$/i.test(file) && !knownFiles.has(file))
    .map((file) => ({ file, line: 1, field: "", message: strayProblem }));
  return {
    layersIn: (language = own) => [...inOwn, ...(inOthers.get(language) ?? [])].filter(({ files }) => files.size > 0),
    strays,
    watched: [...shippedContent, ...ownFolders, ...all.flatMap(({ files }) => [...files.values()])],
  };
};

/** Bytes of the largest file that is read. */
const largestFile = 1_000_000;

/** The text of a content file; throws an Error that says why it cannot be read. */
export const contentText = (path: string): string => {
  if (statSync(path).size > largestFile) throw new Error("it is larger than 1 MB");
  return readText(path);
};
