import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import type { StorageChoice } from "../../adapters/institute/storage/storage.ts";
import { startPostgres, type PostgresCluster } from "./support/postgres-cluster.ts";

interface DatabaseKind {
  readonly name: string;
  /** A database of its own, empty. */
  readonly fresh: () => Promise<StorageChoice>;
}

interface Options {
  /** A file on the disk and a cluster that syncs, for tests of what a crash leaves behind. */
  readonly isDurable?: boolean;
}

/** Runs the same tests on SQLite and on a real PostgreSQL. */
export const onEachDatabase = (tests: (database: DatabaseKind) => void, { isDurable = false }: Options = {}): void => {
  describe("on SQLite", () => {
    const folders: string[] = [];
    afterAll(async () => {
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    });
    const fresh = async (): Promise<StorageChoice> => {
      if (!isDurable) return { kind: "sqlite", path: ":memory:" };
      const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
      folders.push(folder);
      return { kind: "sqlite", path: join(folder, "guildhall.sqlite") };
    };
    tests({ name: "SQLite", fresh });
  });

  describe("on PostgreSQL", () => {
    let cluster: PostgresCluster | undefined;
    beforeAll(async () => {
      cluster = await startPostgres({ isDurable });
    }, 240_000);
    afterAll(() => cluster?.stop());
    const fresh = async (): Promise<StorageChoice> => {
      if (!cluster) throw new Error("PostgreSQL has not been started");
      return { kind: "postgres", url: await cluster.freshDatabase() };
    };
    tests({ name: "PostgreSQL", fresh });
  });
};
