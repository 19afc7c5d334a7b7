import type { Operator } from "../operator.ts";
import { anyTables } from "./any-tables.ts";
import { auditEach } from "./audit.ts";
import { heldColumnsOf, heldRecord } from "./held-values.ts";
import type { Database } from "./storage.ts";

/** How the record of changes names the rows of tables, and what identifies a row besides the person. */
const registers = {
  notifications: { kind: "notifications", key: "code" },
  subscriptions: { kind: "subscriptions", key: "year" },
  cpdOverviews: { kind: "cpd", key: undefined },
  cpdYears: { kind: "cpd-years", key: "year" },
  cpdAdjustments: { kind: "cpd-adjustments", key: "adjustmentId" },
  cpdActivities: { kind: "cpd-log", key: "activityId" },
  keyResources: { kind: "documents", key: "key" },
} as const;

type Register = keyof typeof registers;

const recordsOf = async (
  database: Database,
  table: Register,
  customerId: string,
  only: string | undefined,
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> => {
  const { key } = registers[table];
  const all = anyTables(database)
    .selectFrom(table)
    .select(heldColumnsOf(table).map(([name]) => name))
    .where("customerId", "=", customerId);
  const rows = await (key === undefined || only === undefined ? all : all.where(key, "=", only)).execute();
  return new Map(rows.map((row) => [key === undefined ? "" : String(row[key]), heldRecord(table, row)]));
};

/**
 * Changes a person's rows of a register within a transaction, and records what differs afterwards; of `only` one row,
 * where others are not touched. CORR-03
 */
export const recorded = async <T>(
  { by, now: at, auditKey }: Operator,
  database: Database,
  table: Register,
  customerId: string,
  change: () => Promise<T>,
  only?: string,
): Promise<T> => {
  const before = await recordsOf(database, table, customerId, only);
  const changed = await change();
  const after = await recordsOf(database, table, customerId, only);
  const { kind } = registers[table];
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
