import type { BankEntry, BankFault } from "../../../../../domain/fees/bank-entries.ts";
import type { Acting } from "../../acting.ts";
import { keepColumns, keptColumns } from "./bank-columns.store.ts";
import type { BankFile, BankFileReading, BankReader } from "./bank-file.ts";
import { postBankEntries, type PostedBankEntries } from "./post-bank-entries.ts";
import { readBankFile } from "./read-bank-file.ts";

/** A file of the bank as it came, and what staff say about it. */
export interface GivenBankFile extends Pick<BankReader, "date" | "columns"> {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a file holds, and what became of its entries. */
export interface PostedBankFile extends PostedBankEntries, Omit<BankFile, "table" | "entries"> {
  readonly entries: readonly BankEntry[];
}

/** What a bank's file says, read as earlier ones of the same bank, or all that is wrong with it. BANK-01 */
export const readGivenFile = async (
  { database, rules: style }: Pick<Acting, "database" | "rules">,
  { bytes, date, columns }: GivenBankFile,
): Promise<BankFileReading> => {
  const kept = await keptColumns(database);
  return readBankFile(bytes, { style, date, columns, kept: (heading) => kept.get(heading) });
};

/**
 * Reads a bank's file as earlier ones of the same bank, keeps its credits, and posts those that name one person. A file
 * with anything wrong in it changes nothing. Requires a transaction. BANK-01, BANK-02, BANK-03
 */
export const postBankFile = async (
  acting: Acting,
  given: GivenBankFile,
): Promise<PostedBankFile | { readonly faults: readonly BankFault[] }> => {
  const reading = await readGivenFile(acting, given);
  if ("faults" in reading) return reading;
  const { table, ...file } = reading;
  if (table) await keepColumns(acting.database, table);
  return { ...file, ...(await postBankEntries(acting, { name: given.name, format: file.format }, file.entries)) };
};
