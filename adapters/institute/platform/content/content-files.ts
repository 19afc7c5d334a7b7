import { globSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import { messageOf } from "../messages.ts";
import { SettingsError } from "../read-settings-file.ts";
import { readText } from "../read-text.ts";
import { documentShapes, type DocumentName } from "./document-shapes.ts";
import type { ContentProblem } from "./problems.ts";

/** Content files, of which a later layer outweighs an earlier one. OWN-01 */
export interface Layer {
  readonly isShipped: boolean;
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

const layerOf = (paths: readonly string[], isShipped: boolean): Layer => ({
  isShipped,
  files: new Map(paths.map((path) => [basename(path), path] as const).filter(([file]) => knownFiles.has(file))),
});

const strayProblem = `belongs to no page; files are named {page}.yaml or {page}.{${userTypes.join("|")}}.yaml, pages are ${allDocuments.join(", ")}`;

/** The layers of all content, and files of the own folder that belong to no document. OWN-01, OWN-02 */
export interface ContentFiles {
  readonly layers: readonly Layer[];
  readonly strays: readonly ContentProblem[];
}

/** Finds the shipped texts, and an organisation's own in a folder. */
export const contentFiles = (folder: string | undefined): ContentFiles => {
  const shipped = layerOf(pathsIn(shippedContent), true);
  if (folder === undefined) return { layers: [shipped], strays: [] };
  const own = pathsIn([folder]);
  const strays = own
    .map((path) => basename(path))
    .filter((file) => /\.ya?ml$/i.test(file) && !knownFiles.has(file))
    .map((file) => ({ file, line: 1, field: "", message: strayProblem }));
  return { layers: [shipped, layerOf(own, false)], strays };
};

/** Bytes of the largest file that is read. */
const largestFile = 1_000_000;

/** The text of a content file; throws an Error that says why it cannot be read. */
export const contentText = (path: string): string => {
  if (statSync(path).size > largestFile) throw new Error("it is larger than 1 MB");
  return readText(path);
};
