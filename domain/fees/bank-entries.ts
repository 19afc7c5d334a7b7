import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";

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
  /** Whether it gives back an earlier debit, and so is nobody's payment. */
  readonly isReturned: boolean;
}
