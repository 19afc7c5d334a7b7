import { settle } from "../../../../domain/fees/settling.ts";
import { auditAll } from "../../platform/storage/audit.ts";
import type { ActionContext } from "../use-case-context.ts";
import { transactionsOf } from "./fees.store.ts";

/**
 * Names the charges that each payment of an account pays, so that it pays the same once postings of another account are
 * there. Requires a transaction. LIFE-02, FEES-03
 */
export const namePaidCharges = async (context: ActionContext, customerId: string): Promise<void> => {
  const { database } = context;
  const transactions = await transactionsOf(database, customerId);
  const { paidBy } = settle(transactions);
  const unnamed = transactions.filter(
    ({ reference, settles = [] }) => paidBy.get(reference)?.some((charge) => !settles.includes(charge)) === true,
  );
  for (const { reference } of unnamed)
    await database
      .updateTable("transactions")
      .set({ settles: JSON.stringify(paidBy.get(reference)) })
      .where("reference", "=", reference)
      .execute();
  await auditAll(
    context,
    database,
    unnamed.map(({ reference, settles }) => ({
      kind: "transactions",
      record: reference,
      before: { settles },
      after: { customerId, settles: paidBy.get(reference) },
    })),
  );
};
