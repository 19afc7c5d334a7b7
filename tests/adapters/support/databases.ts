import { afterAll, describe, inject } from "vitest";

import type { StorageChoice } from "../../../adapters/institute/platform/storage/storage.ts";
import { emptyFile, firstDayFile, removeFile } from "./first-day.ts";
import { openInstitute } from "./open-institute.ts";
import { databaseAt } from "./postgres-cluster.ts";

export interface DatabaseKind {
  readonly name: string;
  /** A separate, freshly seeded database. */
  readonly fresh: () => Promise<StorageChoice>;
  readonly empty: () => Promise<StorageChoice>;
}

const emptyInPostgres = (): Promise<string> => databaseAt(inject("postgres"));

const seeded = async (): Promise<string> => {
  const url = await emptyInPostgres();
  await (await openInstitute({ kind: "postgres", url })).close();
  return new URL(url).pathname.slice(1);
};

let template: Promise<string> | undefined;

/** A freshly seeded PostgreSQL database: a copy, because seeding takes far longer. */
export const firstDayInPostgres = async (): Promise<string> =>
  databaseAt(inject("postgres"), await (template ??= seeded()));

/** Runs the same tests on SQLite and on PostgreSQL. */
export const onEachDatabase = (tests: (database: DatabaseKind) => void): void => {
  describe("on SQLite", () => {
    const files: Awaited<ReturnType<typeof emptyFile>>[] = [];
    afterAll(async () => {
      await Promise.all(files.map(removeFile));
    });
    const made = async (make: typeof emptyFile): Promise<StorageChoice> => {
      const file = await make();
      files.push(file);
      return file;
    };
    tests({ name: "SQLite", fresh: () => made(firstDayFile), empty: () => made(emptyFile) });
  });

  describe("on PostgreSQL", () => {
    const at = async (url: Promise<string>): Promise<StorageChoice> => ({ kind: "postgres", url: await url });
    tests({ name: "PostgreSQL", fresh: () => at(firstDayInPostgres()), empty: () => at(emptyInPostgres()) });
  });
};
