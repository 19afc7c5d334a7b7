import type { Kysely } from "kysely";

import type { Database } from "./storage.ts";

/** Any table, by its column names. */
export type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

/** A database with untyped tables; each line's schema validates its rows. */
export const anyTables = (database: Database): AnyTables => database as unknown as AnyTables;
