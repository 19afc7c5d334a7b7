import type { RulesOnDay } from "../../../domain/rules/organisation-rules.ts";
import type { Database } from "../platform/storage/storage.ts";
import { hashPassword } from "../provider/password.ts";
import { everyone } from "./everyone.ts";
import { trialPassword, type Seeding } from "./person.ts";
import { seeds } from "./seeds.ts";

/** Stores one person with everything that belongs to them. */
export const addPerson = async (seeding: Seeding): Promise<void> => {
  for (const seed of seeds) await seed(seeding);
};

/** Whether a database holds any customer. */
export const hasAnyone = async (database: Database): Promise<boolean> =>
  (await database.selectFrom("customers").select("customerId").limit(1).executeTakeFirst()) !== undefined;

/** The email of a made-up person in a database; undefined when it holds none. */
export const examplePersonIn = async (database: Database): Promise<string | undefined> => {
  const emails = everyone.map(({ email }) => email);
  return (
    await database.selectFrom("customers").select("email").where("email", "in", emails).limit(1).executeTakeFirst()
  )?.email;
};

/**
 * Stores the made-up people in an empty database. A database with customers stays unchanged, so a restart keeps its
 * data. All people share one password hash, because 41 hashes would take seconds.
 */
export const seedPeople = async (database: Database, onDay: RulesOnDay, passwordCost: number): Promise<void> => {
  if (await hasAnyone(database)) return;
  const passwordHash = await hashPassword(trialPassword, passwordCost);
  try {
    await database.transaction().execute(async (transaction) => {
      for (const person of everyone) await addPerson({ database: transaction, person, passwordHash, ...onDay });
    });
  } catch (error) {
    // Of several processes that start together, the first seeds the database; the others find it seeded.
    if (!(await hasAnyone(database))) throw error;
  }
};

/** What a claim of a database has to know of the trial's people. */
export const trialPeople = { hasAnyone, examplePersonIn };
