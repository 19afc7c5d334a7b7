import { PostgresAdapter, type Kysely } from "kysely";

import { knowledgeOf } from "../../../../../domain/fees/pairing.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";

interface Tables {
  subscriptions: { customerId: string; year: number; amount: number; dueDate: CalendarDate };
  transactions: {
    reference: string;
    customerId: string;
    description: string;
    amount: number;
    type: string;
    purpose: string | null;
    dueDate: string | null;
  };
  notifications: { code: string };
}

const grouped = <Row extends { readonly customerId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.customerId);
    if (group) group.push(row);
    else groups.set(row.customerId, [row]);
  }
  return groups;
};

/** Gives charges of earlier releases their purposes and due dates, as far as they can be known. */
const nameCharges = async (database: Kysely<Tables>): Promise<void> => {
  const fees = grouped(
    await database.selectFrom("subscriptions").select(["customerId", "year", "amount", "dueDate"]).execute(),
  );
  const charges = grouped(
    await database
      .selectFrom("transactions")
      .select(["reference", "customerId", "description", "amount"])
      .where("type", "=", "CHARGE")
      .orderBy("reference")
      .execute(),
  );
  for (const [customerId, own] of charges)
    for (const [reference, known] of knowledgeOf(fees.get(customerId) ?? [], own))
      await database.updateTable("transactions").set(known).where("reference", "=", reference).execute();
};

/**
 * Makes the ledger one of postings: each has a purpose, a due date, what it settles or takes back, and who posted it when.
 * Amounts get a column that fits them. Notifications that follow from facts are no longer stored.
 */
export const up = async (database: Kysely<Tables>): Promise<void> => {
  for (const column of ["purpose", "dueDate", "settles", "reverses", "reason", "effects", "postedBy"])
    await database.schema.alterTable("transactions").addColumn(column, "text").execute();
  await database.schema.alterTable("transactions").addColumn("postedAt", "bigint").execute();
  await database.schema.createIndex("transactionsByReversed").on("transactions").column("reverses").unique().execute();
  // SQLite's integers hold 64 bits, and it cannot alter a column.
  if (database.getExecutor().adapter instanceof PostgresAdapter)
    for (const table of ["transactions", "subscriptions"])
      await database.schema
        .alterTable(table)
        .alterColumn("amount", (column) => column.setDataType("bigint"))
        .execute();
  await nameCharges(database);
  await database
    .deleteFrom("notifications")
    .where("code", "in", ["PAYMENT_OVERDUE", "CPD_DECLARATION_OVERDUE_ONE"])
    .execute();
};
