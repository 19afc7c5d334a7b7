import type { Generated } from "kysely";

import type { Operator } from "../operator.ts";
import { leftOut } from "./columns.ts";
import { defineTable } from "./define-table.ts";
import type { Database } from "./storage.ts";

declare module "./tables.ts" {
  interface Tables {
    /** Imports that were applied; the record of changes has what each changed. `undoes` is the import that it takes back. */
    imports: { number: Generated<number>; importedAt: number; importedBy: string; undoes: number | null };
  }
}

export const importsTable = defineTable("imports", {
  columns: {
    number: leftOut.nobody,
    importedAt: leftOut.nobody,
    importedBy: leftOut.nobody,
    undoes: leftOut.nobody,
  },
});

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
