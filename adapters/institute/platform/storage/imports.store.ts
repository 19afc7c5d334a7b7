import type { Generated } from "kysely";

import type { Operator } from "../operator.ts";
import { held, leftOut, maybe } from "./columns.ts";
import { defineTable, type RowOf } from "./define-table.ts";
import type { Database } from "./storage.ts";

export const importsTable = defineTable("imports", {
  columns: {
    number: leftOut.nobody(held.number()),
    importedAt: leftOut.nobody(held.instant()),
    importedBy: leftOut.nobody(held.author()),
    undoes: leftOut.nobody(maybe.number()),
  },
});

declare module "./tables.ts" {
  interface Tables {
    /** Imports that were applied; the record of changes has what each changed. `undoes` is the import that it takes back. */
    imports: Omit<RowOf<typeof importsTable>, "number"> & { number: Generated<number> };
  }
}

/** Begins an import within its transaction; returns its number. CORR-04 */
export const beginImport = async (
  { by, now }: Operator,
  transaction: Database,
  undoes: number | null = null,
): Promise<number> => {
  const { number } = await transaction
    .insertInto("imports")
    .values({ importedAt: now.getTime(), importedBy: by, undoes })
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
};

/** An applied import, and the one that took it back. */
export interface AppliedImport {
  readonly number: number;
  readonly importedAt: number;
  readonly importedBy: string;
  readonly undoneBy: number | undefined;
}

/** The import with a number. */
export const importOf = async (database: Database, number: number): Promise<AppliedImport | undefined> => {
  const found = await database
    .selectFrom("imports")
    .select(["number", "importedAt", "importedBy"])
    .where("number", "=", number)
    .executeTakeFirst();
  if (!found) return undefined;
  const undoing = await database.selectFrom("imports").select("number").where("undoes", "=", number).executeTakeFirst();
  return { ...found, undoneBy: undoing?.number };
};

/** The latest imports, each with the one that took it back. CORR-04, DESK-09 */
export const latestImports = async (database: Database, most: number): Promise<readonly AppliedImport[]> => {
  const rows = await database
    .selectFrom("imports")
    .leftJoin("imports as undoing", "undoing.undoes", "imports.number")
    .select(["imports.number", "imports.importedAt", "imports.importedBy", "undoing.number as undoneBy"])
    .orderBy("imports.number", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, undoneBy: row.undoneBy ?? undefined }));
};
