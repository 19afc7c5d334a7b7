import { bankLineState } from "../../../../../domain/institute/fees/bank-line-state.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { lockBankLine, putBankLineAside, type BankLineRow } from "./bank-lines.store.ts";

/** Puts a bank line aside that is no member's payment, such as interest. Requires a transaction. BANK-03 */
export const leaveBankLine = async (context: ActionContext, given: string, reason: string): Promise<BankLineRow> => {
  const line = await lockBankLine(context.database, given);
  const state = bankLineState(line);
  if (state !== "unmatched") throw new RefusalError("conflict", "NOT_WAITING", `${line.bankLine} is ${state} already.`);
  await putBankLineAside(context, line.bankLine, reason);
  return line;
};
