import { displayPrice } from "../../../domain/kernel/money.ts";
import type { PostedTransaction } from "../areas/fees/post-transaction.ts";
import type { CommandContext } from "./command-context.ts";

/** "They owe £1.00 now." or "Their account is £1.00 in credit now.", with the end of a suspension. */
export const balanceWords = (
  { rules }: Pick<CommandContext, "rules">,
  { balance, isSuspensionEnded }: Pick<PostedTransaction, "balance" | "isSuspensionEnded">,
): string => {
  const owes =
    balance < 0
      ? `Their account is ${displayPrice(-balance, rules, "forced")} in credit now.`
      : `They owe ${displayPrice(balance, rules, "forced")} now.`;
  return `${owes}${isSuspensionEnded ? " Their suspension has ended." : ""}`;
};
