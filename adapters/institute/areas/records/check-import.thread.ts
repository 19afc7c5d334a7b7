import { recordFiles } from "./files.ts";
import { checkRecords, type CheckedFile } from "./read-file.ts";
import { readOptionsOf } from "./record-file.ts";

/** The text of a file of an import, and the name of the records in it. */
interface TextToCheck {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
}

/** Checks the form of a file of an import. */
export const run = ({ kind, file, text }: TextToCheck): CheckedFile => {
  const records = recordFiles.find(({ name }) => name === kind);
  if (!records) throw new Error(`There are no records called ${kind}.`);
  return checkRecords(file, text, readOptionsOf(records));
};
