import { daysBetween, type CalendarDate } from "../../kernel/calendar-date.ts";
import type { Pence } from "../../kernel/money.ts";

/** The most days between a credit of the bank and a posting of the same money. BANK-02 */
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

/** Whether a credit may be the money of a payment that was posted in another way. BANK-02 */
export const mayBeSamePayment = (credit: NamingCredit, payment: DatedPayment): boolean =>
  credit.amount === payment.amount &&
  credit.named.includes(payment.customerId) &&
  Math.abs(daysBetween(credit.day, payment.date)) <= daysApart;
