import { sql, type ColumnMetadata, type TableMetadata } from "kysely";

import { claimDatabase } from "../../../adapters/institute/platform/storage/claim-database.ts";
import {
  openStorage,
  type Database,
  type StorageChoice,
} from "../../../adapters/institute/platform/storage/storage.ts";
import { hashPassword } from "../../../adapters/institute/provider/password.ts";
import { personNamed } from "../../../adapters/institute/trial/everyone.ts";
import { trialPassword } from "../../../adapters/institute/trial/person.ts";
import { addPerson } from "../../../adapters/institute/trial/seed.ts";
import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { openInstitute } from "./open-institute.ts";

/** A new person in the state of a seeded one. */
export interface Newcomer {
  readonly customerId: string;
  readonly like: string;
}

/** As many new people in Maya's state, with consecutive customer ids. */
export const newcomersLikeMaya = (firstId: number, count: number): readonly Newcomer[] =>
  Array.from({ length: count }, (_, index) => ({ customerId: String(firstId + index), like: "Maya" }));

/** The email of a new person, whose password is the trial's. */
export const emailOf = (customerId: string | number): string => `newcomer-${customerId}@example.org`;

/** Stores new people in one transaction. */
export const addNewcomers = async (storage: StorageChoice, newcomers: readonly Newcomer[]): Promise<void> => {
  const today = dayOf(new Date(), defaultRules);
  const passwordHash = await hashPassword(trialPassword, 4);
  const { database, close } = await openStorage(storage);
  // An unmarked database with people counts as production.
  await claimDatabase(database, false);
  await database.transaction().execute(async (transaction) => {
    for (const { customerId, like } of newcomers) {
      const person = { ...personNamed(like), customerId, email: emailOf(customerId) };
      await addPerson({ database: transaction, person, passwordHash, today, rules: defaultRules });
    }
  });
  await close();
};

/** Tables whose rows others refer to, the first last. */
const first = ["cpdYears", "submissions", "customers"];

/** Copied by one statement, which PostgreSQL ends after half a minute. */
const copiedAtOnce = 20_000;

/**
 * Stores as many people in Maya's state, with consecutive customer ids: the rows of the first one, with the ids of the
 * others in all texts. Many people one by one take minutes.
 */
export const addManyLikeMaya = async (storage: StorageChoice, firstId: number, count: number): Promise<void> => {
  await addNewcomers(storage, newcomersLikeMaya(firstId, 1));
  const { database, close } = await openStorage(storage);
  await database.transaction().execute(async (transaction) => {
    // No message of theirs waits.
    await transaction.deleteFrom("webhookMessages").execute();
    const tables = await transaction.introspection.getTables();
    for (const table of tables.toSorted((one, other) => first.indexOf(other.name) - first.indexOf(one.name)))
      await copyRows(transaction, table, firstId, count);
  });
  // As autovacuum does within a minute; until then PostgreSQL plans for empty tables.
  if (storage.kind === "postgres") await sql`vacuum analyze`.execute(database);
  await close();
};

/** Copies the rows of a table in which a person is named, for as many people with the ids after theirs. */
const copyRows = async (transaction: Database, { name, columns }: TableMetadata, firstId: number, count: number) => {
  const model = String(firstId);
  const isText = ({ dataType }: ColumnMetadata): boolean => dataType.toLowerCase() === "text";
  const isTheirs = columns.filter(isText).map((column) => sql`${sql.ref(column.name)} like ${`%${model}%`}`);
  if (isTheirs.length === 0) return;
  const rows = sql.table(`${name} of one`);
  const copied = columns.map((column) =>
    isText(column)
      ? sql`replace(${sql.ref(column.name)}, ${model}, cast(${sql.lit(firstId)} + "nth" as text))`
      : sql.ref(column.name),
  );
  await sql`create temporary table ${rows} as select * from ${sql.table(name)} where ${sql.join(isTheirs, sql` or `)}`.execute(
    transaction,
  );
  for (let from = 1; from < count; from += copiedAtOnce)
    await sql`
      insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
      with recursive "others" ("nth") as (
        select ${sql.lit(from)} union all
        select "nth" + 1 from "others" where "nth" < ${sql.lit(Math.min(from + copiedAtOnce, count) - 1)}
      )
      select ${sql.join(copied)} from ${rows} cross join "others"
    `.execute(transaction);
};

/** Headers of a person's calls. */
export type CallHeaders = Readonly<Record<string, string>>;

/** Headers with a new token for each person, valid at a server with `publicUrl`. */
export const headersOf = async (
  storage: StorageChoice,
  people: readonly Pick<Newcomer, "customerId">[],
): Promise<ReadonlyMap<string, CallHeaders>> => {
  const institute = await openInstitute(storage);
  const headers = new Map<string, CallHeaders>();
  for (const { customerId } of people)
    headers.set(customerId, {
      authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
      "x-client-id": "guildhall-portal",
    });
  await institute.close();
  return headers;
};
