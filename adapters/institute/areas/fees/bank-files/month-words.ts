import type { TransactionType } from "../../../../../domain/fees/account.ts";
import type { MonthFigure } from "../../../../../domain/institute/fees/month-end.ts";
import { displayPrice, type MoneyStyle, type Pence } from "../../../../../domain/kernel/money.ts";
import type { PostedType } from "./month-end.ts";

/** The figures of a month’s end in their order, and how each counts towards the credits of the bank. */
export const monthFigures: readonly (readonly [figure: MonthFigure, words: string, sign: "" | "−"])[] = [
  ["posted", "Posted", ""],
  ["takenBack", "Reversed", "−"],
  ["unmatched", "Unmatched", ""],
  ["aside", "Put aside", ""],
  ["amount", "Bank credits", ""],
];

/** A sum with its sign; nothing has none. DESK-07 */
export const monthSum = (sign: "" | "−", sum: Pence, style: MoneyStyle): string =>
  `${sum === 0 ? "" : sign}${displayPrice(sum, style, "forced")}`;

const typeWords: Readonly<Record<TransactionType, string>> = {
  CHARGE: "Charges",
  CREDIT_NOTE: "Credit notes",
  PAYMENT: "Payments",
  REFUND: "Refunds",
  REVERSAL: "Payments reversed",
};

/** The type of postings in words: payments and their reversals by where the money came from. DESK-07 */
export const postedTypeWords = ({ type, isOfBank }: Pick<PostedType, "type" | "isOfBank">): string => {
  if (type !== "PAYMENT" && type !== "REVERSAL") return typeWords[type];
  return `${typeWords[type]}${isOfBank === 1 ? ", bank credits" : ", other"}`;
};

/** The sentence when no credit disagrees with its postings. DESK-07 */
export const agreementWords = "Each bank credit agrees with what was posted of it.";
