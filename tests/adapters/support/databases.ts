import { afterAll, describe, inject } from "vitest";

import type { StorageChoice } from "../../../adapters/institute/storage/storage.ts";
import { emptyFile, firstDayFile, removeFile } from "./first-day.ts";
import { openInstitute } from "./open-institute.ts";
import { databaseAt } from "./postgres-cluster.ts";

export interface DatabaseKind {
  readonly name: string;
  /** A database of its own as an institute leaves it on its first day, with everyone seeded. */
  readonly fresh: () => Promise<StorageChoice>;
  /** One with nothing in it. */
  readonly empty: () => Promise<StorageChoice>;
}

const emptyInPostgres = (): Promise<string> => databaseAt(inject("postgres"));

const seeded = async (): Promise<string> => {
  const url = await emptyInPostgres();
  await (await openInstitute({ kind: "postgres", url })).close();
  return new URL(url).pathname.slice(1);
};

let template: Promise<string> | undefined;

/**
 * The address of a PostgreSQL database of one's own, as it is on the first day: a copy, as seeding takes far longer.
 */
export const firstDayInPostgres = async (): Promise<string> =>
  databaseAt(inject("postgres"), await (template ??= seeded()));

/** Runs the same tests on SQLite and on a real PostgreSQL. */
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
