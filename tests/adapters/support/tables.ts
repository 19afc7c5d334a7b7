import { createHash } from "node:crypto";

import { sql } from "kysely";

import type { Database } from "../../../adapters/institute/platform/storage/storage.ts";

/** Tables that change without a write by a user: rate limits, and last uses. */
const passing = ["limits", "signIns"];

const known = new WeakMap<Database, readonly string[]>();

/** The names of the tables, which stay the same once a database is open. */
export const tablesOf = async (database: Database): Promise<readonly string[]> => {
  const names =
    known.get(database) ??
    (await database.introspection.getTables()).map(({ name }) => name).filter((name) => !passing.includes(name));
  known.set(database, names);
  return names;
};

/** A digest of all tables, to detect changes. */
export const digestOfTables = async (database: Database): Promise<string> => {
  const digest = createHash("sha256");
  for (const name of (await tablesOf(database)).toSorted()) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`select * from ${sql.table(name)}`.execute(database);
    digest.update(
      `\n${name}\n${rows
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join("\n")}`,
    );
  }
  return digest.digest("base64url");
};
