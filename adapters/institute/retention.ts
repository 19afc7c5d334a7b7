import type { Logger } from "pino";

import { deleteSpentLinks } from "../credentials/passwords.ts";
import { deleteOldMails, removeSpentLinks } from "../mail/retention.ts";
import { deleteOldRefusals } from "../submissions/submissions.store.ts";
import { deleteOldMessages } from "../webhooks/outbox.ts";
import { deleteOldAnswers } from "./api/once.ts";
import { Periodic } from "./periodic.ts";
import type { Database } from "./storage/storage.ts";
import { takeTurn } from "./turns.ts";

const minute = 60_000;
const hour = 60 * minute;
const property = "retention sweep";

/** What is swept, in the words of the log; what ended a sign-in is swept by the provider. Mails come first: the links say which of theirs still open something. */
const sweepings: readonly (readonly [string, (transaction: Database, now: Date) => Promise<number>])[] = [
  ["mails without their links", removeSpentLinks],
  ["links", deleteSpentLinks],
  ["mails", deleteOldMails],
  ["answers under a key", deleteOldAnswers],
  ["webhook messages", deleteOldMessages],
  ["refused applications", deleteOldRefusals],
];

/** When it was swept last, and how many of each kind were removed by that. */
export interface SweepReport {
  readonly at: string;
  readonly removed: Readonly<Record<string, number>>;
}

/** The report of the latest sweep, if there was any. KEEP-01 */
export const latestSweep = async (database: Database): Promise<SweepReport | undefined> => {
  const found = await database
    .selectFrom("databaseProperties")
    .select("value")
    .where("name", "=", property)
    .executeTakeFirst();
  return found && (JSON.parse(found.value) as SweepReport);
};

interface Parts {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Removes what is no longer needed: once an hour, by one process for all. KEEP-01 */
export const sweep = ({ database, log, now }: Parts): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const present = now();
    if (!(await takeTurn(transaction, { name: property, now: present, notSince: new Date(present.getTime() - hour) })))
      return;
    const removed: Record<string, number> = {};
    for (const [kind, remove] of sweepings) removed[kind] = await remove(transaction, present);
    const value = JSON.stringify({ at: present.toISOString(), removed } satisfies SweepReport);
    await transaction
      .insertInto("databaseProperties")
      .values({ name: property, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
    if (Object.values(removed).some((count) => count > 0))
      log.info({ removed }, "what is no longer needed was removed");
  });

/** What looks now and again whether it is time to sweep. */
export const sweepWork = (parts: Parts): Periodic =>
  new Periodic({
    every: 10 * minute,
    work: () => sweep(parts),
    onError: (error) => parts.log.error({ err: error }, "what is no longer needed could not be removed"),
  });
