import { claimDatabase } from "../../adapters/institute/people/claim-database.ts";
import { personCalled } from "../../adapters/institute/people/everyone.ts";
import { addPerson } from "../../adapters/institute/people/seed.ts";
import { openStorage, type StorageChoice } from "../../adapters/institute/storage/storage.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../domain/rules/organisation-rules.ts";
import { withInstitute } from "../adapters/support/with-institute.ts";

/** Somebody new, who stands as one of the seeded people does. */
export interface Newcomer {
  readonly customerId: string;
  readonly like: string;
}

/** What a call of somebody's has to bear. */
export type Bearing = Readonly<Record<string, string>>;

/** Stores new people, and gives each a token for the server at the port. */
export const addNewcomers = async (
  storage: StorageChoice,
  port: number,
  crowd: readonly Newcomer[],
): Promise<ReadonlyMap<string, Bearing>> => {
  const today = dayOf(new Date(), defaultRules);
  const { database, close } = await openStorage(storage);
  // A database with people that no trial has claimed counts as one of production.
  await claimDatabase(database, false);
  await database.transaction().execute(async (transaction) => {
    for (const { customerId, like } of crowd) {
      const person = { ...personCalled(like), customerId, email: `newcomer-${customerId}@example.org` };
      await addPerson({ database: transaction, person, passwordHash: "nobody signs in", today, rules: defaultRules });
    }
  });
  await close();
  return tokensOf(storage, port, crowd);
};

/** Fresh tokens of people who are stored already. */
export const tokensOf = (
  storage: StorageChoice,
  port: number,
  crowd: readonly Newcomer[],
): Promise<ReadonlyMap<string, Bearing>> =>
  withInstitute(storage, port, async (institute) => {
    const bearings = new Map<string, Bearing>();
    for (const { customerId } of crowd)
      bearings.set(customerId, {
        authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
        "x-client-id": "guildhall-portal",
      });
    return bearings;
  });
