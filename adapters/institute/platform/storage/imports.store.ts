import { sql } from "kysely";

import type { Operator } from "../operator.ts";
import { required, withheld, nullable } from "./columns.ts";
import { defineTable, type RowOf } from "./define-table.ts";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./storage.ts";

export const importsTable = defineTable("imports", {
  columns: {
    number: withheld.nobody(required.number()),
    importedAt: withheld.nobody(required.instant()),
    importedBy: withheld.nobody(required.author()),
    undoes: withheld.nobody(nullable.number()),
    files: withheld.nobody(nullable.json()),
    counts: withheld.nobody(nullable.json()),
  },
});

declare module "./tables.ts" {
  interface Tables {
    /**
     * Imports that were applied; the record of changes has what each changed. `undoes` is the import that it takes back.
     * `files` has the names of its files, none for a correction in a form; it is null where an earlier release imported.
     */
    imports: RowOf<typeof importsTable>;
  }
}

/** The records of a kind that an import changes. */
export interface CountedChanges {
  readonly kind: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** The number after the latest import; on PostgreSQL, others wait until the transaction ends. */
const nextNumber = async (transaction: Database): Promise<number> => {
  if (isPostgres(transaction))
    await sql`lock table ${sql.table("imports")} in share row exclusive mode`.execute(transaction);
  const { latest } = await transaction
    .selectFrom("imports")
    .select(({ fn }) => fn.max("number").as("latest"))
    .executeTakeFirstOrThrow();
  return (latest ?? 0) + 1;
};

/**
 * Begins an import of files within its transaction; returns its number, the one after the latest. A transaction that is
 * rolled back uses no number up. CORR-04
 */
export const beginImport = async (
  { by, now }: Operator,
  transaction: Database,
  { undoes = null, files }: { readonly undoes?: number | null; readonly files: readonly string[] },
): Promise<number> => {
  const number = await nextNumber(transaction);
  await transaction
    .insertInto("imports")
    .values({ number, importedAt: now.getTime(), importedBy: by, undoes, files: JSON.stringify(files), counts: null })
    .execute();
  return number;
};

/** Notes how many records of each kind an import has changed. DESK-09 */
export const countImport = async (
  transaction: Database,
  number: number,
  counts: readonly CountedChanges[],
): Promise<void> => {
  await transaction
    .updateTable("imports")
    .set({ counts: JSON.stringify(counts) })
    .where("number", "=", number)
    .execute();
};

/** An applied import, and the one that took it back. */
export interface AppliedImport {
  readonly number: number;
  readonly importedAt: number;
  readonly importedBy: string;
  /** The import that it takes back. */
  readonly undoes: number | null;
  readonly undoneBy: number | undefined;
  /** The names of its files; none for a correction in a form, undefined where they are not on record. */
  readonly files: readonly string[] | undefined;
  readonly counts: readonly CountedChanges[] | undefined;
}

const imports = (database: Database) =>
  database
    .selectFrom("imports")
    .leftJoin("imports as undoing", "undoing.undoes", "imports.number")
    .select([
      "imports.number",
      "imports.importedAt",
      "imports.importedBy",
      "imports.undoes",
      "imports.files",
      "imports.counts",
      "undoing.number as undoneBy",
    ]);

type ImportRow = Awaited<ReturnType<ReturnType<typeof imports>["execute"]>>[number];

const importFrom = ({ files, counts, undoneBy, ...row }: ImportRow): AppliedImport => ({
  ...row,
  undoneBy: undoneBy ?? undefined,
  files: files === null ? undefined : (JSON.parse(files) as readonly string[]),
  counts: counts === null ? undefined : (JSON.parse(counts) as readonly CountedChanges[]),
});

/** The import with a number. */
export const importOf = async (database: Database, number: number): Promise<AppliedImport | undefined> => {
  const found = await imports(database).where("imports.number", "=", number).executeTakeFirst();
  return found && importFrom(found);
};

/** The latest imports of files or the latest corrections in forms, each with the one that took it back. CORR-04, DESK-09 */
export const latestImports = async (
  database: Database,
  of: "files" | "forms",
  most: number,
): Promise<readonly AppliedImport[]> => {
  const rows = await imports(database)
    .where(({ eb, or }) =>
      of === "forms"
        ? eb("imports.files", "=", "[]")
        : or([eb("imports.files", "is", null), eb("imports.files", "<>", "[]")]),
    )
    .orderBy("imports.number", "desc")
    .limit(most)
    .execute();
  return rows.map(importFrom);
};
