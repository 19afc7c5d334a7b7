import type { RulesOnDay } from "../../../domain/rules/organisation-rules.ts";
import { hasAnyone } from "../platform/customers/customers.store.ts";
import type { Database } from "../platform/storage/storage.ts";
import { hashPassword } from "../provider/password.ts";
import { everyone } from "./everyone.ts";
import { trialPassword, type Seeding } from "./person.ts";
import { seeds } from "./seeds.ts";

/** Stores one person with everything that belongs to them. */
export const addPerson = async (seeding: Seeding): Promise<void> => {
  for (const seed of seeds) await seed(seeding);
};

/**
 * Stores the made-up people in an empty database. A database with customers stays unchanged, so a restart keeps its
 * data. All people share one password hash, because 41 hashes would take seconds. `seedMore` stores what follows from
 * them in the same transaction.
 */
export const seedPeople = async (
  database: Database,
  onDay: RulesOnDay,
  passwordCost: number,
  seedMore: (transaction: Database) => Promise<void>,
): Promise<void> => {
  if (await hasAnyone(database)) return;
  const passwordHash = await hashPassword(trialPassword, passwordCost);
  try {
    await database.transaction().execute(async (transaction) => {
      for (const person of everyone) await addPerson({ database: transaction, person, passwordHash, ...onDay });
      await seedMore(transaction);
    });
  } catch (error) {
    // Of several processes that start together, the first seeds the database; the others find it seeded.
    if (!(await hasAnyone(database))) throw error;
  }
};
