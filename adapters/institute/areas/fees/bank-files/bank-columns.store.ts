import type { BankColumns } from "../../../../../domain/institute/fees/bank-columns.ts";
import type { DayOrder } from "../../../../../domain/institute/fees/bank-days.ts";
import { required, withheld, nullable } from "../../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../../platform/storage/define-table.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { BankFile, KeptColumns } from "./bank-file.ts";

export const bankColumnsTable = defineTable("bankColumns", {
  columns: {
    heading: withheld.nobody(required.text()),
    /** Names of columns by what they hold. */
    columns: withheld.nobody(required.json()),
    dayOrder: withheld.nobody(nullable.code<DayOrder>()),
  },
});

declare module "../../../platform/storage/tables.ts" {
  interface Tables {
    bankColumns: RowOf<typeof bankColumnsTable>;
  }
}

/** How the tables of each bank were read before, by their heading line. BANK-01 */
export const keptColumns = async (database: Database): Promise<ReadonlyMap<string, KeptColumns>> => {
  const rows = await database.selectFrom("bankColumns").select(["heading", "columns", "dayOrder"]).execute();
  return new Map(
    rows.map(({ heading, columns, dayOrder }) => [
      heading,
      { columns: JSON.parse(columns) as BankColumns, order: dayOrder ?? undefined },
    ]),
  );
};

/** Keeps how a table was read, so that the next file of the bank is read alike. BANK-01 */
export const keepColumns = async (
  database: Database,
  { heading, columns, order }: NonNullable<BankFile["table"]>,
): Promise<void> => {
  const values = { columns: JSON.stringify(columns), dayOrder: order ?? null };
  await database
    .insertInto("bankColumns")
    .values({ heading, ...values })
    .onConflict((conflict) => conflict.column("heading").doUpdateSet(values))
    .execute();
};
