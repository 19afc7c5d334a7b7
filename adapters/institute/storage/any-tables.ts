import type { Kysely } from "kysely";

import type { Database } from "./storage.ts";

/** Any table, by the names of its columns. */
export type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

/** A database as a place of rows of any table: what goes in and out is checked by the line's schema. */
export const anyTables = (database: Database): AnyTables => database as unknown as AnyTables;
