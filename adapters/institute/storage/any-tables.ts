import type { Kysely } from "kysely";

import type { Database } from "./storage.ts";

/** Any table, by the names of its columns. */
export type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

/** A database with untyped tables; the schema of each line validates its rows. */
export const anyTables = (database: Database): AnyTables => database as unknown as AnyTables;
