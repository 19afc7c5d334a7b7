import type { Kysely } from "kysely";

interface Tables {
  mails: { customerId: string | null; recipient: string };
  customers: { customerId: string; email: string };
}

/** Adds the customer to each mail; null for addresses that no account uses. */
export const up = async (database: Kysely<Tables>): Promise<void> => {
  await database.schema.alterTable("mails").addColumn("customerId", "text").execute();
  await database
    .updateTable("mails")
    .set(({ selectFrom }) => ({
      customerId: selectFrom("customers")
        .select("customers.customerId")
        .whereRef("customers.email", "=", "mails.recipient")
        .limit(1),
    }))
    .execute();
  await database.schema.createIndex("mailsByCustomer").on("mails").column("customerId").execute();
};
