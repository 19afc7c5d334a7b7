import { latestValidTime } from "../claim-run.ts";
import type { Database } from "../storage/storage.ts";
import type { MailRow } from "./mail-outbox.ts";

const second = 1000;
/** Time after which another process may send a claimed mail. */
const lease = 60 * second;
const longestWait = 60 * 60 * second;

const dueMails = (database: Database, at: number) =>
  database
    .selectFrom("mails")
    .selectAll()
    .where("sentAt", "is", null)
    .where("givenUpAt", "is", null)
    .where("nextAttemptAt", "<=", at)
    .limit(1);

/** The next mail to send. Mails with a link come first, because their readers are waiting and the links expire. */
const nextDueMail = async (database: Database, at: number): Promise<MailRow | undefined> =>
  (await dueMails(database, at).where("expiresAt", ">", at).orderBy("expiresAt").executeTakeFirst()) ??
  (await dueMails(database, at).orderBy("nextAttemptAt").executeTakeFirst());

/** Claims a mail that is due, with a lease against other processes. */
export const claimDueMail = async (database: Database, now: Date): Promise<MailRow | undefined> => {
  const at = now.getTime();
  const due = await nextDueMail(database, at);
  if (!due) return undefined;
  const wait = Math.min(longestWait, Math.max(lease, 2 ** due.attempts * 15 * second));
  const { numUpdatedRows } = await database
    .updateTable("mails")
    .set({ attempts: due.attempts + 1, nextAttemptAt: at + wait })
    .where("mailId", "=", due.mailId)
    .where("attempts", "=", due.attempts)
    .where("sentAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1 ? due : claimDueMail(database, now);
};

/**
 * Makes mails due whose next attempt is later than any retry delay, because a fast clock set it; returns their number.
 * REAL-09
 */
export const resetFutureAttempts = async (database: Database, now: Date): Promise<number> => {
  const { numUpdatedRows } = await database
    .updateTable("mails")
    .set({ nextAttemptAt: now.getTime() })
    .where("sentAt", "is", null)
    .where("givenUpAt", "is", null)
    .where("nextAttemptAt", ">", latestValidTime(now).getTime() + longestWait)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Marks a mail as accepted by the mail server. */
export const markSent = async (database: Database, mailId: string, now: Date): Promise<void> => {
  await database.updateTable("mails").set({ sentAt: now.getTime() }).where("mailId", "=", mailId).execute();
};

/** Abandons a mail: it is kept but never sent. */
export const abandonMail = async (database: Database, mailId: string, now: Date): Promise<void> => {
  await database.updateTable("mails").set({ givenUpAt: now.getTime() }).where("mailId", "=", mailId).execute();
};

/** The mail with an id, if sending it was tried. */
export const finishedMail = (
  database: Database,
  mailId: string,
): Promise<Pick<MailRow, "customerId" | "recipient" | "givenUpAt"> | undefined> =>
  database
    .selectFrom("mails")
    .select(["customerId", "recipient", "givenUpAt"])
    .where("mailId", "=", mailId)
    .where("attempts", ">", 0)
    .executeTakeFirst();

/** Abandons a mail that a mail server accepted and could not deliver; returns false when it is abandoned already. */
export const abandonUndelivered = async (database: Database, mailId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable("mails")
    .set({ givenUpAt: now.getTime(), sentAt: null })
    .where("mailId", "=", mailId)
    .where("givenUpAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
};

/** Abandons unsent mails whose links have expired; returns their number. */
export const abandonExpired = async (database: Database, now: Date): Promise<number> => {
  const { numUpdatedRows } = await database
    .updateTable("mails")
    .set({ givenUpAt: now.getTime() })
    .where("sentAt", "is", null)
    .where("givenUpAt", "is", null)
    .where("expiresAt", "<=", now.getTime())
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
