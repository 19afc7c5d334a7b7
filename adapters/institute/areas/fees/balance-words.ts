import type { TransactionType } from "../../../../domain/fees/account.ts";
import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { PostedTransaction } from "./post-transaction.ts";
import type { PostedReversal } from "./reverse-posting.ts";

/** "They owe £1.00 now." or "Their account is £1.00 in credit now.", with the end of a suspension. */
export const balanceWords = (
  style: MoneyStyle,
  { balance, isSuspensionEnded }: Pick<PostedTransaction, "balance" | "isSuspensionEnded">,
): string => {
  const amount = balance === 0 ? "nothing" : displayPrice(Math.abs(balance), style, "forced");
  const owes = balance < 0 ? `Their account is ${amount} in credit now.` : `They owe ${amount} now.`;
  return `${owes}${isSuspensionEnded ? " Their suspension has ended." : ""}`;
};

const deeds: Readonly<Record<TransactionType, string>> = {
  CREDIT_NOTE: "credit note for",
  REVERSAL: "taken back",
  REFUND: "paid out",
  CHARGE: "charged again",
  PAYMENT: "credited again",
};

/** What took a posting back: "taken back £1.00 on 4 March 2026". CORR-01 */
export const reversalWords = (
  { transaction }: Pick<PostedTransaction, "transaction">,
  date: CalendarDate,
  rules: OrganisationRules,
): string =>
  `${deeds[transaction.type]} ${displayPrice(transaction.amount, rules, "forced")} on ${displayDate(date, rules)}`;

/** What is owed after a posting was taken back, with the return of a suspension. CORR-01 */
export const afterReversal = (rules: OrganisationRules, reversed: PostedReversal): string =>
  `${balanceWords(rules, reversed)}${reversed.isSuspendedAgain ? " They are suspended again." : ""}`;
