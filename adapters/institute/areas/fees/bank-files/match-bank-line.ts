import { isWholeDivision, remainderOfLine } from "../../../../../domain/institute/fees/bank-line-state.ts";
import { displayPrice, type Pence } from "../../../../../domain/kernel/money.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { countPaymentsOf } from "../fees.store.ts";
import type { Payee } from "../payee.ts";
import { postPayments } from "../post-payments.ts";
import type { PostedPayment } from "../prepare-payments.ts";
import { closeBankLines, lockBankLine } from "./bank-lines.store.ts";

/** A part of a bank line, for a person or one of their charges. */
export interface LinePart extends Payee {
  /** By default all that is open of the line. */
  readonly amount?: Pence | undefined;
}

/**
 * Posts the open amount of a bank line for one person, or divides it among several; the parts have to add up to it. A
 * line that was put aside is reopened. Requires a transaction. BANK-03, BANK-04
 */
export const matchBankLine = async (
  context: ActionContext,
  given: string,
  parts: readonly LinePart[],
): Promise<readonly PostedPayment[]> => {
  const { database, rules, mails } = context;
  const line = await lockBankLine(database, given);
  const { bankLine, day: date, open } = line;
  if (open === 0) throw new RefusalError("conflict", "POSTED_ALREADY", `${bankLine} is posted already.`);
  const amounts = parts.map(({ amount = open }) => amount);
  const price = (amount: Pence): string => displayPrice(amount, rules, "forced");
  if (!isWholeDivision(line, amounts)) {
    const left = remainderOfLine(line, amounts);
    const difference = left > 0 ? `${price(left)} is left over` : `they are ${price(-left)} too much`;
    const why = `The parts must add up to ${price(open)}: ${difference}.`;
    throw new RefusalError("unacceptable", "NOT_WHOLE", why, { field: "parts" });
  }
  const { bankTransfer: way } = await mails.library.document("transaction-descriptions", undefined);
  const earlier = await countPaymentsOf(database, bankLine);
  const payments = parts.map(({ customerId, charge }, index) => {
    const number = earlier + index + 1;
    const reference = number === 1 ? bankLine : `${bankLine}-${number}`;
    const settles = charge === undefined ? [] : [charge];
    return { customerId, posting: { amount: amounts[index] ?? 0, date, way, reference, settles, bankLine } };
  });
  const posted = await postPayments(context, payments);
  await closeBankLines(database, [bankLine]);
  return posted;
};
