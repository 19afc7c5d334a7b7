import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";

/** A payment as a bank reports it. CASH-03 */
export interface BankLine {
  /** What the payer wrote. */
  readonly reference: string;
  readonly amount: Pence;
  readonly date: CalendarDate;
}

/** Whom the words of a bank's reference name. The keys of the owners are IDs and references of charges in capitals. */
export const payersNamed = (reference: string, owners: ReadonlyMap<string, string>): readonly string[] => {
  const words = reference.toUpperCase().split(/[^A-Z0-9-]+/);
  return [...new Set(words.flatMap((word) => owners.get(word) ?? []))];
};

/** Which of the lines that say the same each line is, from 0: two payments of one sum on one day are two payments. */
export const occurrencesIn = (lines: readonly BankLine[]): readonly number[] => {
  const seen = new Map<string, number>();
  return lines.map(({ reference, amount, date }) => {
    const key = JSON.stringify([reference, amount, date]);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before;
  });
};
