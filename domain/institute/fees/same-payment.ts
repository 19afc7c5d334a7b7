import { daysBetween, type CalendarDate } from "../../kernel/calendar-date.ts";
import type { Pence } from "../../kernel/money.ts";

/** How many days may lie between a credit of the bank and a posting of the same money. BANK-02 */
export const daysApart = 30;

/** A payment of a person. */
export interface DatedPayment {
  readonly customerId: string;
  readonly date: CalendarDate;
  readonly amount: Pence;
}

/** A credit of the bank, with the people whom its words name. */
export interface NamingCredit {
  readonly day: CalendarDate;
  readonly amount: Pence;
  readonly named: readonly string[];
}

const areNear = (one: CalendarDate, other: CalendarDate): boolean => Math.abs(daysBetween(one, other)) <= daysApart;

/** Whether a credit may be the money of a payment that was posted in another way. BANK-02 */
export const mayBeSamePayment = (credit: NamingCredit, payment: DatedPayment): boolean =>
  credit.amount === payment.amount && credit.named.includes(payment.customerId) && areNear(credit.day, payment.date);

type Dated = Pick<DatedPayment, "date">;

/**
 * The payments of a person and an amount that have to wait beside those that wait already, so that no report of a payment
 * provider counts with a payment whose money it may be: as many as can be different ones of the reports, and no more.
 * BANK-02
 */
export const paymentsToWait = <Payment extends Dated>(
  reports: readonly Dated[],
  waiting: readonly Dated[],
  counting: readonly Payment[],
): readonly Payment[] => {
  const payments = new Map<Dated, Dated>();
  // Moves the payments of other reports where that leaves one for this payment, so that the matching is a largest one.
  const match = (payment: Dated, tried: Set<Dated>): boolean =>
    reports.some((report) => {
      if (tried.has(report) || !areNear(report.date, payment.date)) return false;
      tried.add(report);
      const earlier = payments.get(report);
      if (earlier && !match(earlier, tried)) return false;
      payments.set(report, payment);
      return true;
    });
  for (const payment of waiting) match(payment, new Set());
  return counting.filter((payment) => match(payment, new Set()));
};
