import type { BankFileReading, BankReadOptions } from "./bank-file.ts";
import { decodeBankText } from "./decode-bank-text.ts";
import { readCamt } from "./read-camt.ts";
import { readCsv } from "./read-csv.ts";
import { readMt940 } from "./read-mt940.ts";

const refused = (reason: string): BankFileReading => ({ faults: [{ line: 1, reason }] });

/** The fields that a statement in MT940 begins with. */
const isMt940 = /^(?:\{.*)?:(?:20|25|60[FM]):/m;

/** Reads the bytes of a bank's file: CSV of any dialect, CAMT.053 of any version, or MT940. BANK-01 */
export const readBankFile = (bytes: Uint8Array, options: BankReadOptions): BankFileReading => {
  const text = decodeBankText(bytes);
  if (text === undefined) return refused("is no text: unpack it, or export it as CSV, CAMT.053 or MT940");
  if (text.trim() === "") return refused("is empty");
  if (/^\s*</.test(text)) return readCamt(text, options);
  return isMt940.test(text) ? readMt940(text, options) : readCsv(text, options);
};
