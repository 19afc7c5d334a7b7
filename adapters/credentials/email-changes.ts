import { createHash, randomBytes } from "node:crypto";

import { comparedEmail } from "../../domain/my-details/sign-in-email.ts";
import { customerByEmail, customerById } from "../customer/customer.store.ts";
import { audit } from "../institute/storage/audit.ts";
import type { Database } from "../institute/storage/storage.ts";
import { confirmEmail, emailRequested, emailTaken, signInEmailChanged, type MailTexts } from "../mail/mails.ts";
import { putInOutbox } from "../mail/outbox.ts";

/** What makes the address of a link that is sent by mail one that nobody can guess. */
export const newLinkToken = (): string => randomBytes(24).toString("base64url");

/** All of such a link that is kept: who reads the database cannot use it. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** What somebody will sign in with once the link is opened that was sent there; one at a time. */
interface EmailChangeRow {
  customerId: string;
  digest: string;
  email: string;
  expiresAt: number;
}

declare module "../institute/storage/tables.ts" {
  interface Tables {
    emailChanges: EmailChangeRow;
  }
}

const day = 24 * 60 * 60_000;

/** Whoever else has an email, to sign in with or to be reached by. */
const otherHolder = async (database: Database, email: string, customerId: string): Promise<string | undefined> => {
  const signsIn = await customerByEmail(database, email);
  if (signsIn && signsIn.customerId !== customerId) return signsIn.customerId;
  const isReached = await database
    .selectFrom("emailAddresses")
    .select("customerId")
    .where("address", "=", comparedEmail(email))
    .where("customerId", "!=", customerId)
    .executeTakeFirst();
  return isReached?.customerId;
};

interface AskedChange {
  readonly customerId: string;
  readonly before: string;
  readonly email: string;
  /** The embedded provider's address. */
  readonly provider: string;
  readonly mails: MailTexts;
  readonly now: Date;
}

/**
 * Sends a link to another email, in place of one sent before, and tells the present one. Where somebody else has
 * that email they are told, and no link is sent; whoever asked sees no difference. LOGN-01, MAIL-02
 */
export const askForEmail = async (
  transaction: Database,
  { customerId, before, email, provider, mails, now }: AskedChange,
): Promise<void> => {
  const token = newLinkToken();
  const change = { digest: digestOf(token), email: comparedEmail(email), expiresAt: now.getTime() + day };
  await transaction
    .insertInto("emailChanges")
    .values({ customerId, ...change })
    .onConflict((conflict) => conflict.column("customerId").doUpdateSet(change))
    .execute();
  const holder = await otherHolder(transaction, email, customerId);
  const letter =
    holder === undefined
      ? {
          customerId,
          mail: confirmEmail(mails, `${provider}/confirm-email/${token}`),
          expiresAt: change.expiresAt,
        }
      : { customerId: holder, mail: emailTaken(mails) };
  await putInOutbox(transaction, letter, now, change.email);
  await putInOutbox(transaction, { customerId, mail: emailRequested(mails, change.email) }, now, before);
};

/** What somebody has asked to sign in with, while the link can still be opened. */
export const pendingEmailOf = async (
  database: Database,
  customerId: string,
  now: Date,
): Promise<string | undefined> => {
  const found = await database
    .selectFrom("emailChanges")
    .select("email")
    .where("customerId", "=", customerId)
    .where("expiresAt", ">", now.getTime())
    .executeTakeFirst();
  return found?.email;
};

/** The change that a link confirms, while it can be used. */
export const changeOf = (database: Database, token: string, now: Date): Promise<EmailChangeRow | undefined> =>
  database
    .selectFrom("emailChanges")
    .selectAll()
    .where("digest", "=", digestOf(token))
    .where("expiresAt", ">", now.getTime())
    .executeTakeFirst();

/** Forgets an email that somebody has asked to sign in with: its link no longer works. */
export const forgetEmailChange = async (transaction: Database, customerId: string): Promise<void> => {
  await transaction.deleteFrom("emailChanges").where("customerId", "=", customerId).execute();
};

/**
 * Uses a link up: from now on they sign in with the email it was sent to, and are told there and at the one before.
 * Links to choose a password that lie in the mailbox before no longer work. False where the link no longer works, or
 * somebody else has come to have that email. LOGN-01, MAIL-02
 */
export const takeEmail = async (
  transaction: Database,
  token: string,
  { now, auditKey, mails }: { readonly now: Date; readonly auditKey: Buffer; readonly mails: MailTexts },
): Promise<boolean> => {
  const change = await changeOf(transaction, token, now);
  if (!change) return false;
  const { customerId, email, digest } = change;
  const { numDeletedRows } = await transaction
    .deleteFrom("emailChanges")
    .where("digest", "=", digest)
    .executeTakeFirstOrThrow();
  const customer = await customerById(transaction, customerId);
  const isFree = (await otherHolder(transaction, email, customerId)) === undefined;
  if (Number(numDeletedRows) === 0 || !customer || customer.isClosed === 1 || !isFree) return false;
  const before = customer.email;
  await transaction.updateTable("customers").set({ email }).where("customerId", "=", customerId).execute();
  await transaction
    .deleteFrom("passwordLinks")
    .where("customerId", "=", customerId)
    .where("usedAt", "is", null)
    .execute();
  await audit(transaction, {
    customerId,
    kind: "sign-in",
    before: { email: before },
    after: { email },
    at: now,
    auditKey,
  });
  for (const address of [email, before])
    await putInOutbox(transaction, { customerId, mail: signInEmailChanged(mails, before, email) }, now, address);
  return true;
};
