import type { BankEntry } from "../../../../../domain/institute/fees/bank-entries.ts";
import { chunked } from "../../../platform/storage/chunked.ts";
import { inTransaction } from "../../../platform/storage/storage.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { keepColumns } from "./bank-columns.store.ts";
import type { BankFile, FaultyBankFile } from "./bank-file.ts";
import type { IdentifiedEntry } from "./bank-lines.store.ts";
import { earlierFilesOf, type EarlierFile } from "./known-lines.ts";
import { linesAtOnce } from "./lines-at-once.ts";
import { planBankEntries } from "./plan-bank-entries.ts";
import { postBankEntries, type PostedBankEntries } from "./post-bank-entries.ts";
import { readGivenFile, type GivenBankFile } from "./read-given-file.ts";

/** The content of a file, and the result of posting its entries. */
export interface PostedBankFile extends PostedBankEntries, Omit<BankFile, "table" | "entries"> {
  readonly entries: readonly BankEntry[];
  /** Where none of its entries is new, the files that had them. */
  readonly earlier: readonly EarlierFile[];
}

const earlierOf = async (
  context: ActionContext,
  identified: readonly IdentifiedEntry[],
  { repeated }: PostedBankEntries,
): Promise<readonly EarlierFile[]> => (repeated < identified.length ? [] : earlierFilesOf(context, identified));

/** All that is wrong with a bank's file. BANK-01 */
export const checkBankFile = async (context: ActionContext, given: GivenBankFile): Promise<FaultyBankFile> => {
  const reading = await readGivenFile(context, given);
  return "faults" in reading ? reading : { faults: [] };
};

/** What `postBankFile` would do; changes nothing. BANK-01, BANK-02, BANK-03 */
export const planBankFile = async (
  context: ActionContext,
  given: GivenBankFile,
): Promise<PostedBankFile | FaultyBankFile> => {
  const reading = await readGivenFile(context, given);
  if ("faults" in reading) return reading;
  const { identified, table: _, ...file } = reading;
  const { format } = file;
  const planned = await planBankEntries(context, { name: given.name, format, leave: given.leave }, identified);
  return { ...file, ...planned, earlier: await earlierOf(context, identified, planned) };
};

/**
 * Reads a bank's file as earlier ones of the same bank, keeps its credits, and posts those that name one person, some
 * lines in a transaction: repeated after it broke off, it posts the rest. `showProgress` gets a sentence
 * before each. A file with anything wrong in it changes nothing. BANK-01, BANK-02, BANK-03
 */
export const postBankFile = async (
  context: ActionContext,
  given: GivenBankFile,
  showProgress: (progress: string) => void = () => undefined,
): Promise<PostedBankFile | FaultyBankFile> => {
  const reading = await readGivenFile(context, given);
  if ("faults" in reading) return reading;
  const { identified, table, ...file } = reading;
  if (table) await keepColumns(context.database, table);
  const reporting = { name: given.name, format: file.format, leave: given.leave };
  const done: PostedBankEntries[] = [];
  const atOnce = linesAtOnce(context.database);
  for (const [index, some] of chunked(identified, atOnce).entries()) {
    showProgress(`${index * atOnce} of ${identified.length} lines are done.`);
    done.push(
      await inTransaction(context.database, (database) => postBankEntries({ ...context, database }, reporting, some)),
    );
  }
  const result = {
    posted: done.flatMap(({ posted }) => posted),
    waiting: done.flatMap(({ waiting }) => waiting),
    repeated: done.reduce((sum, { repeated }) => sum + repeated, 0),
  };
  return { ...file, ...result, earlier: await earlierOf(context, identified, result) };
};
