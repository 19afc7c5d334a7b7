import type * as z from "zod";

import { valuesByPath } from "../../../../domain/institute/kernel/change-set.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { FlatLine, Line } from "./columns.ts";
import { didYouMean } from "./did-you-mean.ts";

/** A problem in an import file and its place. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly column?: string | undefined;
  readonly reason: string;
}

/** The reason of a fault about a value that a line has to have. */
const missing = "is missing";

const wordsFor = (code: string, message: string, isMissing: boolean): string =>
  code === "invalid_type" && isMissing ? missing : message.replace(/^Invalid input: /, "");

/** Schema issues of a line, by column name. */
export const faultsOf = (error: z.ZodError, whole: Line, file: string, line: number): readonly Fault[] => {
  const columns = valuesByPath(whole);
  return error.issues.map((issue) => {
    const column = issue.path.filter((part) => typeof part !== "number").join(".");
    const reason = wordsFor(issue.code, issue.message, !columns.has(column));
    const known = issue.code === "invalid_value" && columns.has(column) ? issue.values.map(String) : [];
    const suggestion = didYouMean(String(columns.get(column)), known);
    return { file, line, column, reason: suggestion === "" ? reason : `${reason}.${suggestion}` };
  });
};

/** Adds to a fault that its line would add a person, because no one has its ID, which may be mistyped. */
export const ofNewPerson = (fault: Fault, columns: FlatLine): Fault =>
  fault.reason === missing
    ? {
        ...fault,
        reason: `${missing}. ${String(columns.get("customerId"))} is not on record, and a new person needs it`,
      }
    : fault;

/** Whether a fault is to be reported: a column that a file lacks is reported once, not for each line. */
export const isNewFault = ({ file, column = "", reason }: Fault, columns: FlatLine, lacking: Set<string>): boolean => {
  if (!reason.startsWith(missing) || columns.has(column)) return true;
  const lacked = `${file} ${column}`;
  const isFirst = !lacking.has(lacked);
  lacking.add(lacked);
  return isFirst;
};

const formatFault = ({ file, line, column, reason }: Fault): string =>
  `${file}, line ${line}${column === undefined || column === "" ? "" : `, column ${column}`}: ${reason}`;

const faultsShown = 50;

/** Faults in the order of their lines, file by file. */
const inOrder = (faults: readonly Fault[]): readonly Fault[] => {
  const files = [...new Set(faults.map(({ file }) => file))];
  const placeOf = ({ file }: Fault): number => files.indexOf(file);
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other) || one.line - other.line);
};

/** Files with faults, each of which has a line of its own. */
export class FaultyFilesError extends RefusalError {
  readonly faults: readonly Fault[];
  /** The first faults in words. */
  readonly lines: readonly string[];

  constructor(faults: readonly Fault[]) {
    const shown = inOrder(faults).slice(0, faultsShown).map(formatFault);
    const rest = faults.length - shown.length;
    const lines = rest > 0 ? [...shown, `and ${rest} more.`] : shown;
    const count = faults.length === 1 ? "One thing is" : `${faults.length} things are`;
    super("unacceptable", "FAULTS", [...lines, `${count} wrong. Nothing was stored.`].join("\n"));
    this.faults = faults;
    this.lines = lines;
  }
}

/** Throws a refusal with all faults of the files. */
export const refuseFaults = (faults: readonly Fault[]): never => {
  throw new FaultyFilesError(faults);
};
