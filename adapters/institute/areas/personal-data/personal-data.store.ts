import { withoutLinks } from "../../../../domain/my-details/personal-data.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { anyTables } from "../../platform/storage/any-tables.ts";
import type { ColumnKind } from "../../platform/storage/columns.ts";
import { heldColumnsOf, type Table } from "../../platform/storage/define-table.ts";
import { heldValues } from "../../platform/storage/held-values.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { heldTables } from "../tables.ts";
import type { HeldRow, HeldRows } from "./personal-data.schema.ts";

/** The person whose rows are read. */
type Subject = Pick<CustomerRow, "customerId">;

const values: Readonly<Record<ColumnKind, (stored: unknown, subject: Subject) => unknown>> = {
  ...heldValues,
  message: (stored) => withoutLinks(String(stored)),
  author: (stored, { customerId }) => (stored === customerId ? "person" : "organisation"),
};

const rowsOf = async (database: Database, table: Table, subject: Subject): Promise<readonly HeldRow[]> => {
  const held = heldColumnsOf(table);
  let query = anyTables(database)
    .selectFrom(table.name)
    .select(held.map(([name]) => name));
  if (table.byReference) {
    const { column, of, isSoleOwner = false } = table.byReference;
    const own = anyTables(database).selectFrom(of).select(column).where("customerId", "=", subject.customerId);
    const shared = anyTables(database)
      .selectFrom(of)
      .select(column)
      .where(column, "in", own)
      .where("customerId", "!=", subject.customerId);
    query = query.where(column, "in", own).$if(isSoleOwner, (rows) => rows.where(column, "not in", shared));
  } else query = query.where("customerId", "=", subject.customerId);
  for (const [name, { kind }] of held) if (kind === "instant" || kind === "day") query = query.orderBy(name);
  for (const [name, { kind }] of held) if (kind === "text" || kind === "number") query = query.orderBy(name);
  const rows = await query.execute();
  return rows.map((row) =>
    Object.fromEntries(
      held.map(([name, { kind }]) => [name, row[name] === null ? null : values[kind](row[name], subject)]),
    ),
  );
};

/** All rows held about a person, by table. DATA-01 */
export const heldRowsOf = async (database: Database, subject: Subject): Promise<HeldRows> => {
  const rows: Record<string, readonly HeldRow[]> = {};
  for (const table of heldTables) rows[table.name] = await rowsOf(database, table, subject);
  return rows;
};
