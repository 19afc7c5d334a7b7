import { displayPrice } from "../../../domain/kernel/money.ts";
import type { PostedTransaction } from "../areas/fees/post-transaction.ts";
import type { CommandContext } from "./command-context.ts";

/** "They owe £1.00 now." or "Their account is £1.00 in credit now.", with the end of a suspension. */
export const balanceWords = (
  { rules }: Pick<CommandContext, "rules">,
  { balance, isSuspensionEnded }: Pick<PostedTransaction, "balance" | "isSuspensionEnded">,
): string => {
  const amount = balance === 0 ? "nothing" : displayPrice(Math.abs(balance), rules, "forced");
  const owes = balance < 0 ? `Their account is ${amount} in credit now.` : `They owe ${amount} now.`;
  return `${owes}${isSuspensionEnded ? " Their suspension has ended." : ""}`;
};
