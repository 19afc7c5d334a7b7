import type { Pence } from "../kernel/money.ts";
import { displayPrice } from "../kernel/money.ts";

/** What stands in the way of erasing somebody. */
export interface ErasureFacts {
  /** What the person owes; negative is in their favour. */
  readonly balance: Pence;
  /** The references of what they sent and nobody has decided yet. */
  readonly undecided: readonly string[];
  readonly isErased: boolean;
}

/** Why somebody cannot be erased; undefined where they can. Whoever owes or waits has to be reached. KEEP-02 */
export const whyNotErased = ({ balance, undecided, isErased }: ErasureFacts): string | undefined => {
  if (isErased) return "They have been erased already.";
  if (balance > 0) return `They owe ${displayPrice(balance, "forced")}.`;
  if (balance < 0) return `${displayPrice(-balance, "forced")} are in their favour.`;
  return undecided.length > 0 ? `${undecided.join(", ")} waits for a decision.` : undefined;
};
