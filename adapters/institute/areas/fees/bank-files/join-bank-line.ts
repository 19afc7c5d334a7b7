import { bankLineState } from "../../../../../domain/institute/fees/bank-line-state.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { lockBankLine, putBankLineAside, type BankLineRow } from "./bank-lines.store.ts";
import { sameEntries } from "./same-entries.store.ts";

/**
 * Puts a bank line aside as an entry that a file of another format has reported. Requires a transaction. BANK-02, BANK-03
 */
export const joinBankLine = async (context: ActionContext, given: string, known: string): Promise<BankLineRow> => {
  const line = await lockBankLine(context.database, given);
  const { bankLine, open, amount } = line;
  const state = bankLineState(line);
  if (state !== "unmatched" || open !== amount)
    throw new RefusalError("conflict", "NOT_WAITING", `${bankLine} is ${state} already.`);
  const others = (await sameEntries(context.database, [line])).get(bankLine) ?? [];
  const other = others.find((each) => each.bankLine === known.toUpperCase());
  if (!other)
    throw new RefusalError(
      "conflict",
      "NOT_THE_SAME",
      `${known} is no entry of this day and amount in a file of another format, or it is another line’s already.`,
    );
  await putBankLineAside(context, bankLine, `The same entry as ${other.bankLine}`, other.bankLine);
  return line;
};
