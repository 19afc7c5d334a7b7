import type { TransactionType } from "../../../../domain/fees/account.ts";
import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { PostedTransaction } from "./post-transaction.ts";
import type { PostedReversal } from "./reverse-posting.ts";

/** "They owe £1.00 now.", with the end of a suspension; before it is done "They would owe £1.00." */
export const balanceWords = (
  style: MoneyStyle,
  { balance, isSuspensionEnded }: Pick<PostedTransaction, "balance" | "isSuspensionEnded">,
  isDone: boolean,
): string => {
  const amount = balance === 0 ? "nothing" : displayPrice(Math.abs(balance), style, "forced");
  const [credit, debt, end] = isDone
    ? [`Their account is ${amount} in credit now.`, `They owe ${amount} now.`, " Their suspension has ended."]
    : [`Their account would be ${amount} in credit.`, `They would owe ${amount}.`, " Their suspension would end."];
  return `${balance < 0 ? credit : debt}${isSuspensionEnded ? end : ""}`;
};

const verbs: Readonly<Record<TransactionType, string>> = {
  CREDIT_NOTE: "credit note for",
  REVERSAL: "reversed",
  REFUND: "paid out",
  CHARGE: "charged again",
  PAYMENT: "credited again",
};

/** What took a posting back: "reversed £1.00 on 4 March 2026". CORR-01 */
export const reversalWords = (
  { transaction }: Pick<PostedTransaction, "transaction">,
  date: CalendarDate,
  rules: OrganisationRules,
): string =>
  `${verbs[transaction.type]} ${displayPrice(transaction.amount, rules, "forced")} on ${displayDate(date, rules)}`;

/** The balance in words after a reversal, with the return of a suspension. CORR-01 */
export const afterReversal = (rules: OrganisationRules, reversed: PostedReversal, isDone: boolean): string => {
  const again = isDone ? " They are suspended again." : " They would be suspended again.";
  const noMail = isDone
    ? " Neither an email about the posting nor one about its reversal is sent."
    : " Neither an email about the posting nor one about its reversal would be sent.";
  return `${balanceWords(rules, reversed, isDone)}${reversed.isSuspendedAgain ? again : ""}${reversed.isUnannounced ? noMail : ""}`;
};
