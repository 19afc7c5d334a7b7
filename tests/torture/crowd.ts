import { claimDatabase } from "../../adapters/institute/people/claim-database.ts";
import { personNamed } from "../../adapters/institute/people/everyone.ts";
import { addPerson } from "../../adapters/institute/people/seed.ts";
import { openStorage, type StorageChoice } from "../../adapters/institute/storage/storage.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../domain/rules/organisation-rules.ts";
import { withInstitute } from "../adapters/support/with-institute.ts";

/** A new person in the state of a seeded one. */
export interface Newcomer {
  readonly customerId: string;
  readonly like: string;
}

/** Headers of a person's calls. */
export type Bearing = Readonly<Record<string, string>>;

/** Stores new people, each with a token for the server at the port. */
export const addNewcomers = async (
  storage: StorageChoice,
  port: number,
  crowd: readonly Newcomer[],
): Promise<ReadonlyMap<string, Bearing>> => {
  const today = dayOf(new Date(), defaultRules);
  const { database, close } = await openStorage(storage);
  // An unmarked database with people counts as production.
  await claimDatabase(database, false);
  await database.transaction().execute(async (transaction) => {
    for (const { customerId, like } of crowd) {
      const person = { ...personNamed(like), customerId, email: `newcomer-${customerId}@example.org` };
      await addPerson({ database: transaction, person, passwordHash: "nobody signs in", today, rules: defaultRules });
    }
  });
  await close();
  return tokensOf(storage, port, crowd);
};

/** New tokens of stored people. */
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
