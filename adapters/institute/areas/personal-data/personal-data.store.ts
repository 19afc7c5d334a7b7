import { withoutLinks } from "../../../../domain/my-details/personal-data.ts";
import { anyTables } from "../../platform/storage/any-tables.ts";
import { heldValues } from "../../platform/storage/held-values.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { heldTables, type ColumnKind, type HeldTable, type HeldTableColumns } from "../../texts/held-columns.ts";
import type { OwnedTable } from "../customer/owned-tables.ts";
import type { HeldRow, HeldRows } from "./personal-data.schema.ts";

/** The person whose rows are read. */
export interface Subject {
  readonly customerId: string;
  readonly email: string;
}

/** How tables without a customer's ID refer to the person. */
const references: Readonly<
  Record<
    Exclude<HeldTable, OwnedTable>,
    {
      readonly column: string;
      readonly of: string | undefined;
      /** Whether a row that refers to several people is left out. */
      readonly isSoleOwner?: boolean;
    }
  >
> = {
  bankLines: { column: "bankLine", of: "transactions", isSoleOwner: true },
  submissionEvents: { column: "reference", of: "submissions" },
  membershipCredentials: { column: "code", of: "issuedDocuments" },
  passwordLinkRequests: { column: "email", of: undefined },
};

const isReferring = (table: string): table is keyof typeof references => Object.hasOwn(references, table);

const values: Readonly<Record<ColumnKind, (stored: unknown, subject: Subject) => unknown>> = {
  ...heldValues,
  message: (stored) => withoutLinks(String(stored)),
  author: (stored, { customerId }) => (stored === customerId ? "person" : "organisation"),
};

const rowsOf = async (
  database: Database,
  { table, held }: HeldTableColumns,
  subject: Subject,
): Promise<readonly HeldRow[]> => {
  const names = held.map(([name]) => name);
  let query = anyTables(database).selectFrom(table).select(names);
  if (isReferring(table)) {
    const { column, of, isSoleOwner = false } = references[table];
    if (of === undefined) query = query.where(column, "=", subject.email);
    else {
      const own = anyTables(database).selectFrom(of).select(column).where("customerId", "=", subject.customerId);
      const shared = anyTables(database)
        .selectFrom(of)
        .select(column)
        .where(column, "in", own)
        .where("customerId", "!=", subject.customerId);
      query = query.where(column, "in", own).$if(isSoleOwner, (rows) => rows.where(column, "not in", shared));
    }
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
  for (const columns of heldTables) rows[columns.table] = await rowsOf(database, columns, subject);
  return rows as HeldRows;
};
