import type { TransactionType } from "../../fees/account.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { Pence } from "../../kernel/money.ts";

export interface BankCredit {
  readonly bankLine: string;
  readonly amount: Pence;
  /** Whether its unposted amount is put aside. BANK-03 */
  readonly isAside: boolean;
}

/** A posting about a credit of the bank. */
export interface CreditPosting {
  readonly bankLine: string;
  readonly type: TransactionType;
  readonly amount: Pence;
  readonly date: CalendarDate;
}

/**
 * The state of a credit at the end of a day: `amount` is `posted` less `takenBack`, and what is `unmatched` or `aside`.
 */
export interface CreditAtEnd {
  readonly bankLine: string;
  readonly amount: Pence;
  readonly posted: Pence;
  /** Taken back because it was not theirs. What was paid out stays posted. CORR-01 */
  readonly takenBack: Pence;
  readonly unmatched: Pence;
  readonly aside: Pence;
}

/** The part of a credit that is counted in the account of a month. */
export type MonthFigure = Exclude<keyof CreditAtEnd, "bankLine">;

/** The state of each credit of the bank at the end of a day. DESK-07 */
export const creditsAtEnd = (
  credits: readonly BankCredit[],
  postings: readonly CreditPosting[],
  day: CalendarDate,
): readonly CreditAtEnd[] => {
  const sums = new Map<string, Pence>();
  for (const { bankLine, type, amount, date } of postings)
    if (date <= day) sums.set(`${bankLine} ${type}`, (sums.get(`${bankLine} ${type}`) ?? 0) + amount);
  return credits.map(({ bankLine, amount, isAside }) => {
    const sumOf = (type: TransactionType): Pence => sums.get(`${bankLine} ${type}`) ?? 0;
    const [posted, takenBack] = [sumOf("PAYMENT"), sumOf("REVERSAL")];
    const open = amount - posted + takenBack;
    return { bankLine, amount, posted, takenBack, unmatched: isAside ? 0 : open, aside: isAside ? open : 0 };
  });
};

/** The account of a month: the sum of each figure over its credits. DESK-07 */
export const monthTotals = (credits: readonly CreditAtEnd[]): Readonly<Record<MonthFigure, Pence>> => {
  const sumOf = (figure: MonthFigure): Pence => credits.reduce((sum, credit) => sum + credit[figure], 0);
  return {
    amount: sumOf("amount"),
    posted: sumOf("posted"),
    takenBack: sumOf("takenBack"),
    unmatched: sumOf("unmatched"),
    aside: sumOf("aside"),
  };
};
