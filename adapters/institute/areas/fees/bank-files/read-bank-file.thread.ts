import type { BankFile, BankFileReading, BankReadOptions, KeptColumns } from "./bank-file.ts";
import { identifyEntries, type IdentifiedEntry } from "./bank-lines.store.ts";
import { readBankFile } from "./read-bank-file.ts";

/** A bank's file to read, and the columns of earlier files by their heading. */
interface FileToRead extends Omit<BankReadOptions, "kept"> {
  readonly bytes: Uint8Array;
  readonly kept: ReadonlyMap<string, KeptColumns>;
}

/** A file whose entries have their identity. BANK-02 */
export interface IdentifiedFile extends BankFile {
  readonly identified: readonly IdentifiedEntry[];
}

/** Payments of a file at most. */
const mostEntries = 50_000;

/** Reads a bank's file. BANK-01 */
export const run = ({
  bytes,
  kept,
  ...options
}: FileToRead): IdentifiedFile | Extract<BankFileReading, { readonly faults: unknown }> => {
  const reading = readBankFile(bytes, { ...options, kept: (heading) => kept.get(heading) });
  if ("faults" in reading) return reading;
  const [beyond] = reading.entries.slice(mostEntries);
  if (beyond)
    return {
      faults: [{ line: beyond.line, reason: "is the 50,001st payment: take a shorter period from the bank" }],
    };
  return { ...reading, identified: identifyEntries(reading.entries) };
};
