import { hasAnyone } from "../customers/customers.store.ts";
import { SettingsError } from "../read-settings-file.ts";
import { propertyOf } from "./properties.ts";
import type { Database } from "./storage.ts";

const property = "environment";

/** IDs and email addresses of a trial's made-up people, which no organisation gives: example.org is reserved. */
export const madeUpPeople = { firstId: 4_100_100, lastId: 4_100_999, domain: "example.org" } as const;

/** The email of a made-up person in a database; undefined when it holds none. */
const madeUpPersonIn = async (database: Database): Promise<string | undefined> => {
  const { firstId, lastId, domain } = madeUpPeople;
  const found = await database
    .selectFrom("customers")
    .select("email")
    .where("customerId", ">=", String(firstId))
    .where("customerId", "<=", String(lastId))
    .where("email", "like", `%@${domain}`)
    .limit(1)
    .executeTakeFirst();
  return found?.email;
};

/** The environment of an unmarked database: people who are not made up mean production. */
const environmentOf = async (database: Database, environment: string): Promise<string> => {
  if (!(await hasAnyone(database))) return environment;
  return (await madeUpPersonIn(database)) === undefined ? "production" : "trial";
};

/** Marks an unmarked database, and returns the mark. Of two processes the first wins. */
const markEnvironment = async (database: Database, environment: string): Promise<string> => {
  const value = await environmentOf(database, environment);
  await database
    .insertInto("databaseProperties")
    .values({ name: property, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await propertyOf(database, property)) ?? value;
};

/**
 * Marks a database as trial or production when it is first opened, and throws a SettingsError when it is later opened
 * as the other: a trial shows all mails, and its passwords are public.
 */
export const claimDatabase = async (database: Database, isProduction: boolean): Promise<void> => {
  const environment = isProduction ? "production" : "trial";
  const madeUp = isProduction ? await madeUpPersonIn(database) : undefined;
  if (madeUp !== undefined)
    throw new SettingsError(
      `The database holds the made-up people of a trial, such as ${madeUp}, whose password is public. In production begin with an empty one: give another DATABASE_URL or DATA_DIR.`,
    );
  const mark = (await propertyOf(database, property)) ?? (await markEnvironment(database, environment));
  if (mark === environment) return;
  throw new SettingsError(
    isProduction
      ? "The database was begun in a trial. In production begin with an empty one: give another DATABASE_URL or DATA_DIR."
      : "The database is one of production, and a trial would show everybody's mails. Set GUILDHALL_ENV=production, or give another DATABASE_URL or DATA_DIR.",
  );
};
