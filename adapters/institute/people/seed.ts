import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { areas } from "../areas.ts";
import { hashPassword } from "../identity/password.ts";
import { SettingsError } from "../read-settings-file.ts";
import type { Database } from "../storage/storage.ts";
import { everyone } from "./everyone.ts";
import { trialPassword, type Seeding } from "./person.ts";

/** Stores one person with everything that belongs to them. */
export const addPerson = async (seeding: Seeding): Promise<void> => {
  for (const { seed } of areas) await seed?.(seeding);
};

const hasAnyone = async (database: Database): Promise<boolean> =>
  (await database.selectFrom("customers").select("customerId").limit(1).executeTakeFirst()) !== undefined;

/**
 * Throws a SettingsError when the database holds the made-up people: their password is public, and a database that a
 * trial was held on would let everybody in.
 */
export const refuseMadeUpPeople = async (database: Database): Promise<void> => {
  const emails = everyone.map(({ email }) => email);
  const found = await database.selectFrom("customers").select("email").where("email", "in", emails).limit(1).executeTakeFirst();
  if (found !== undefined)
    throw new SettingsError(
      `The database holds the made-up people of a trial, such as ${found.email}, whose password is public. In production begin with an empty one: give another DATABASE_URL or DATA_DIR.`,
    );
};

/**
 * Stores the made-up people in an empty database; one that has customers stays as it is, so a
 * restart keeps what was declared. All share one password and so one hash of it: 41 hashes would
 * take seconds, and this is for a trial only.
 */
export const seedPeople = async (database: Database, today: CalendarDate, passwordCost: number): Promise<void> => {
  if (await hasAnyone(database)) return;
  const passwordHash = await hashPassword(trialPassword, passwordCost);
  try {
    await database.transaction().execute(async (transaction) => {
      for (const person of everyone) await addPerson({ database: transaction, person, passwordHash, today });
    });
  } catch (error) {
    // Of processes that start at one moment the first stores them all, and the others find them taken.
    if (!(await hasAnyone(database))) throw error;
  }
};
