import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { StorageChoice } from "../../adapters/institute/storage/storage.ts";
import { databaseAt, startPostgres } from "../adapters/support/postgres-cluster.ts";

interface Place {
  readonly name: string;
  readonly storage: StorageChoice;
}

/** Runs an attempt on a SQLite file and on a separate PostgreSQL with fsync. */
export const onBoth = async <T>(attempt: (place: Place) => Promise<T>): Promise<readonly T[]> => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-torture-"));
  const cluster = await startPostgres({ isDurable: true });
  try {
    return [
      await attempt({ name: "SQLite", storage: { kind: "sqlite", path: join(folder, "guildhall.sqlite") } }),
      await attempt({ name: "PostgreSQL", storage: { kind: "postgres", url: await databaseAt(cluster.address) } }),
    ];
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
