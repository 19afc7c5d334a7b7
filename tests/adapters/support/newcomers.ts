import { claimDatabase } from "../../../adapters/institute/platform/storage/claim-database.ts";
import { openStorage, type StorageChoice } from "../../../adapters/institute/platform/storage/storage.ts";
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
