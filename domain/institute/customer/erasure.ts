import { displayPrice, type MoneyStyle, type Pence } from "../../kernel/money.ts";

/** Facts that can prevent an erasure. */
export interface ErasureFacts {
  /** Balance of the customer's account; negative is in their favour. */
  readonly balance: Pence;
  /** References of undecided submissions. */
  readonly undecided: readonly string[];
  readonly isErased: boolean;
}

/**
 * Why a customer cannot be erased; undefined when they can. Customers with debts, credit or undecided submissions must
 * remain reachable. KEEP-02
 */
export const whyNotErased = ({ balance, undecided, isErased }: ErasureFacts, rules: MoneyStyle): string | undefined => {
  if (isErased) return "They have been erased already.";
  if (balance > 0)
    return `They owe ${displayPrice(balance, rules, "forced")}. Post the payment or reverse the charge first.`;
  if (balance < 0) return `They have a credit of ${displayPrice(-balance, rules, "forced")}. Refund it first.`;
  return undecided.length > 0 ? `${undecided.join(", ")} waits for a decision. Decide it first.` : undefined;
};
