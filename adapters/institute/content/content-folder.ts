import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { userTypes } from "../../../domain/customer/user-type.ts";
import { templates, type TemplateName } from "../../contract/content/templates.ts";
import { ContentError } from "./problem.ts";

export const templateNames = Object.keys(templates) as TemplateName[];

const belongsTo = (file: string, name: TemplateName): boolean =>
  file === `${name}.yaml` || userTypes.some((type) => file === `${name}.${type}.yaml`);

/** The files of one page's content: the document and its variants. */
export const filesOf = async (folder: string, name: TemplateName): Promise<readonly string[]> =>
  (await readdir(folder)).filter((file) => belongsTo(file, name)).toSorted();

/** Changes whenever one of the files does. */
export const signatureOf = async (folder: string, files: readonly string[]): Promise<string> => {
  const stamps = await Promise.all(
    files.map(async (file) => {
      const { mtimeMs, size } = await stat(join(folder, file));
      return `${file}:${mtimeMs}:${size}`;
    }),
  );
  return stamps.join("|");
};

/** Throws when the folder holds a file that would never be served, such as one with a misspelt name. */
export const refuseStrays = async (folder: string): Promise<void> => {
  const strays = (await readdir(folder)).filter(
    (file) => file.endsWith(".yaml") && !templateNames.some((name) => belongsTo(file, name)),
  );
  const message = `belongs to no page; files are named {page}.yaml or {page}.{${userTypes.join("|")}}.yaml, pages are ${templateNames.join(", ")}`;
  if (strays.length > 0) throw new ContentError(strays.map((file) => ({ file, line: 1, field: "", message })));
};
