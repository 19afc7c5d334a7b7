import type { Operator } from "../operator.ts";
import { anyTables } from "./any-tables.ts";
import { auditEach } from "./audit.ts";
import { heldColumnsOf, type RecordTable } from "./define-table.ts";
import { heldRecord } from "./held-values.ts";
import type { Database } from "./storage.ts";

const recordsOf = async (
  database: Database,
  table: RecordTable,
  key: string | undefined,
  customerId: string,
  only: string | undefined,
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> => {
  const all = anyTables(database)
    .selectFrom(table.name)
    .select(heldColumnsOf(table).map(([name]) => name))
    .where("customerId", "=", customerId);
  const rows = await (key === undefined || only === undefined ? all : all.where(key, "=", only)).execute();
  return new Map(rows.map((row) => [key === undefined ? "" : String(row[key]), heldRecord(table, row)]));
};

/**
 * Changes a person's rows of a register within a transaction, and records the differences. With `only`, compares one
 * row, where the change touches no other. CORR-03
 */
export const changeWithAudit = async <T>(
  { by, now: at, auditKey }: Operator,
  database: Database,
  table: RecordTable,
  customerId: string,
  change: () => Promise<T>,
  only?: string,
): Promise<T> => {
  const { name: kind, key } = table.record;
  const besides = key.find((column) => column !== "customerId");
  const before = await recordsOf(database, table, besides, customerId, only);
  const changed = await change();
  const after = await recordsOf(database, table, besides, customerId, only);
  await auditEach(
    database,
    [...new Set([...before.keys(), ...after.keys()])].map((record) => ({
      customerId,
      kind,
      record,
      before: before.get(record),
      after: after.get(record),
      auditKey,
      by,
      at,
    })),
  );
  return changed;
};
