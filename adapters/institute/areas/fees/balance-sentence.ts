import { balanceStateOf } from "../../../../domain/fees/account.ts";
import { displayPrice, type MoneyStyle, type Pence } from "../../../../domain/kernel/money.ts";
import type { LoadedDocument } from "../../platform/content/document-shapes.ts";
import { fillLine } from "../../platform/content/fill-line.ts";

/** What somebody owes, in a sentence of a mail. */
export const balanceSentence = (
  balance: Pence,
  texts: LoadedDocument<"mail-departure">["balance"],
  style: MoneyStyle,
): string => {
  const state = balanceStateOf(balance);
  if (state === "settled") return texts.settled;
  const amount = displayPrice(Math.abs(balance), style, "forced");
  return fillLine(state === "owed" ? texts.owed : texts.inFavour, { amount });
};
