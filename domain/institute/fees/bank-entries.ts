import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { Pence } from "../../kernel/money.ts";
import { foldedText } from "../kernel/folded-text.ts";

/** A fault of a bank's file: its place, and what to do. BANK-01 */
export interface BankFault {
  readonly line: number;
  readonly column?: string | undefined;
  readonly reason: string;
}

/** A credit as a bank reports it. BANK-01 */
export interface BankEntry {
  /** Its line in the file. */
  readonly line: number;
  readonly date: CalendarDate;
  readonly amount: Pence;
  /** What the payer wrote. */
  readonly words: string;
  /** The name of the payer; empty when the bank does not say it. */
  readonly payer: string;
  /** The bank's own reference of the entry. */
  readonly entryReference?: string | undefined;
  /** The account that it came to, where the file says it. */
  readonly account?: string | undefined;
  /** Whether it gives back an earlier debit, and so is nobody's payment. */
  readonly isReturned: boolean;
}

/** Words without case, accents and blanks, because the same entry is exported with other ones. */
const foldedWords = ({ words, payer }: BankEntry): string => foldedText(`${words} ${payer}`).replaceAll(/\s/gu, "");

/** Numbers equal keys from 0: two payments of one amount on one day are two payments. */
const numbered = (keys: readonly (readonly (string | number)[])[]): readonly string[] => {
  const seen = new Map<string, number>();
  return keys.map((key) => {
    const text = JSON.stringify(key);
    const number = seen.get(text) ?? 0;
    seen.set(text, number + 1);
    return JSON.stringify([...key, number]);
  });
};

/**
 * The identity of each entry of a file, the same in every file that has the entry: by the bank's own reference where
 * there is one, otherwise by the words, each with day, amount and the number among equal entries. BANK-02
 */
export const entryIdentities = (entries: readonly BankEntry[]): readonly string[] =>
  numbered(
    entries.map((entry) => {
      const { date, amount, entryReference: reference } = entry;
      return reference === undefined ? [date, amount, foldedWords(entry)] : [date, amount, "entry", reference];
    }),
  );

/** The identity that earlier releases gave each entry. BANK-02 */
export const earlierIdentities = (entries: readonly BankEntry[]): readonly string[] =>
  numbered(entries.map(({ words, amount, date }) => [words, amount, date]));
