import { statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { userTypes } from "../../../domain/customer/user-type.ts";
import { contentDocuments, type ContentName } from "../../../domain/shell/content-documents.ts";
import { ContentError } from "./problem.ts";

export const documentNames = Object.keys(contentDocuments) as ContentName[];

const belongsTo = (path: string, name: ContentName): boolean => {
  const file = basename(path);
  return file === `${name}.yaml` || userTypes.some((type) => file === `${name}.${type}.yaml`);
};

const pathsIn = async (folders: readonly string[]): Promise<readonly string[]> => {
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((file) => join(folder, file))),
  );
  return names.flat();
};

/** The paths of one page's content: the document and its variants. */
export const pathsOf = async (folders: readonly string[], name: ContentName): Promise<readonly string[]> =>
  (await pathsIn(folders)).filter((path) => belongsTo(path, name)).toSorted();

/** Changes whenever one of the files does, or one comes to or goes from one of the folders. */
export const signatureOf = (paths: readonly string[]): string =>
  paths
    .map((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found ? `${found.mtimeMs}:${found.size}` : "";
    })
    .join("|");

/** Throws when the folders hold a file that would never be served: one with a misspelt name, or a second of one name. */
export const rejectUnknownFiles = async (folders: readonly string[]): Promise<void> => {
  const files = (await pathsIn(folders)).filter((path) => path.endsWith(".yaml")).map((path) => basename(path));
  const strays = files.filter((file) => !documentNames.some((name) => belongsTo(file, name)));
  const doubles = files.filter((file, index) => files.indexOf(file) < index);
  const message = `belongs to no page; files are named {page}.yaml or {page}.{${userTypes.join("|")}}.yaml, pages are ${documentNames.join(", ")}`;
  const problems = [
    ...strays.map((file) => ({ file, line: 1, field: "", message })),
    ...doubles.map((file) => ({ file, line: 1, field: "", message: "stands in two folders" })),
  ];
  if (problems.length > 0) throw new ContentError(problems);
};
