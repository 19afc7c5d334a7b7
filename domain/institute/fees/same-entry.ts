import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { Pence } from "../../kernel/money.ts";

/** The formats of a bank's files. BANK-01 */
export type BankFormat = "CSV" | "CAMT.053" | "MT940";

/** A credit as a file reports it. */
export interface ReportedCredit {
  readonly day: CalendarDate;
  readonly amount: Pence;
  /** Null for credits of earlier releases. */
  readonly format: BankFormat | null;
  /** Null where the file does not say it. */
  readonly account: string | null;
  /** The people whom its words name. */
  readonly named: readonly string[];
}

const holds = (account: string, part: string): boolean => {
  const whole = account.replaceAll(/[^\p{L}\d]/gu, "");
  return (part.match(/\d+/g) ?? []).every((digits) => whole.includes(digits));
};

/** Whether two accounts may be one: unknown, or one within the other, as an account number is within its IBAN. */
const mayBeSameAccount = (one: string | null, other: string | null): boolean =>
  one === null || other === null || holds(one, other) || holds(other, one);

/** Whether two credits may name one payer: not when both name people and have none in common. */
const mayBeSamePayer = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((each) => other.includes(each));

/** Whether two credits may be one, which files of two formats report in other words. BANK-02 */
export const mayBeSameEntry = (one: ReportedCredit, other: ReportedCredit): boolean =>
  one.day === other.day &&
  one.amount === other.amount &&
  one.format !== other.format &&
  mayBeSameAccount(one.account, other.account) &&
  mayBeSamePayer(one.named, other.named);
