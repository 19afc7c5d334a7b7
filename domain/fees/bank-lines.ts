import type { BankEntry } from "./bank-entries.ts";

/** The words of a payer's text that may be a customer ID or the reference of a charge, in capitals. CASH-03 */
export const wordsOfReference = (reference: string): readonly string[] =>
  reference
    .toUpperCase()
    .split(/[^A-Z0-9-]+/)
    .filter((word) => word !== "");

/**
 * Returns the owners named in a bank reference. The keys of `owners` are customer IDs and charge references in
 * capitals.
 */
export const payersNamed = (reference: string, owners: ReadonlyMap<string, string>): readonly string[] => [
  ...new Set(wordsOfReference(reference).flatMap((word) => owners.get(word) ?? [])),
];

/** Numbers identical lines from 0, because two payments of one amount on one day are two payments. */
export const occurrencesIn = (lines: readonly BankEntry[]): readonly number[] => {
  const seen = new Map<string, number>();
  return lines.map(({ words, amount, date }) => {
    const key = JSON.stringify([words, amount, date]);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before;
  });
};
