import { sql, type Kysely } from "kysely";

/** Adds the indexes by which lists about everyone are read: balances, and what is due, expires or ends on some days. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  // A balance is summed up from the index alone.
  await schema.dropIndex("transactionsByCustomer").execute();
  for (const [name, table, columns] of [
    ["transactionsByCustomer", "transactions", ["customerId", "type", "status", "amount"]],
    ["cpdOverviewsByDueDate", "cpdOverviews", ["nextDueDate", "isRequired", "year", "customerId"]],
    ["subscriptionsByDueDate", "subscriptions", ["dueDate", "year"]],
    ["practisingCertificatesByExpiry", "practisingCertificates", ["expiresOn", "customerId"]],
  ] as const)
    await schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  await schema
    .createIndex("customersByGraceEnd")
    .on("customers")
    .columns(["suspensionGraceEnds", "isClosed"])
    .where(sql.ref("suspensionGraceEnds"), "is not", null)
    .execute();
  await schema
    .createIndex("customersClosed")
    .on("customers")
    .column("customerId")
    .where(sql.ref("isClosed"), "=", 1)
    .execute();
};
