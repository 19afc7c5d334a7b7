import { recordFiles } from "./files.ts";
import { checkRecords, type CheckedFile } from "./read-file.ts";
import { readOptionsOf } from "./record-file.ts";

/** The text of a file of an import, and the name of the records in it. */
interface TextToCheck {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
}

/** Records of a file at most; commands, which stop nobody, take any number. */
const mostRecords = 50_000;

/** Checks the form of a file of an import, and how much it holds. */
export const run = ({ kind, file, text }: TextToCheck): CheckedFile => {
  const records = recordFiles.find(({ name }) => name === kind);
  if (!records) throw new Error(`There are no records called ${kind}.`);
  const checked = checkRecords(file, text, readOptionsOf(records));
  if (checked.count <= mostRecords) return checked;
  const reason = "has more than 50,000 records: divide the file, or import it with the command";
  return { count: 0, faults: [{ file, line: 1, reason }] };
};
