import type { Pence } from "../kernel/money.ts";
import type { Transaction } from "./account.ts";

/** What a transaction does to what is owed: only what was completed counts. FEES-03, LAND-02 */
export const owedBy = ({ amount, type, status }: Pick<Transaction, "amount" | "type" | "status">): Pence => {
  if (status !== "COMPLETED") return 0;
  return type === "CHARGE" ? amount : -amount;
};

/** What someone owes who was charged and paid this; negative is in their favour. FEES-03, LAND-02 */
export const balanceOf = (transactions: readonly Pick<Transaction, "amount" | "type" | "status">[]): Pence =>
  transactions.reduce((sum, transaction) => sum + owedBy(transaction), 0);

/** Whether whoever owes this has paid their subscriptions: nothing is owed. FEES-03 */
export const isSettled = (balance: Pence): boolean => balance <= 0;
