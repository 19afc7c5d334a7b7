import { createHash, type KeyObject, randomBytes } from "node:crypto";

import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import { setEmail } from "../../platform/customers/change-sign-in.ts";
import { customerByEmail, customerById } from "../../platform/customers/customers.store.ts";
import { otherCustomerWithEmail } from "../../platform/customers/email-addresses.store.ts";
import { putForBothAddresses, putInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { MailTexts } from "../../platform/mail/mails.ts";
import { required, withheld, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { emailConfirmationMail, emailRequestedMail, emailTakenMail, signInEmailChangedMail } from "./email-mails.ts";

/** Creates an unguessable token for a link in a mail. */
export const newLinkToken = (): string => randomBytes(24).toString("base64url");

/** The stored digest of a link's token. A reader of the database cannot use it. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

export const emailChangesTable = defineTable("emailChanges", {
  ofPerson: { words: "changes of the sign-in email", merger: "dropped" },
  columns: {
    customerId: personId,
    expiresAt: required.instant(),
    email: required.text(),
    digest: withheld.secret(required.text()),
  },
});

/** A pending sign-in email, at most one per customer. It takes effect when its link is opened. */
type EmailChangeRow = RowOf<typeof emailChangesTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    emailChanges: EmailChangeRow;
  }
}

const day = 24 * 60 * 60_000;

/** Another customer who uses an email for signing in or as contact. */
const otherCustomerWith = async (
  database: Database,
  email: string,
  customerId: string,
): Promise<string | undefined> => {
  const signsIn = await customerByEmail(database, email);
  if (signsIn && signsIn.customerId !== customerId) return signsIn.customerId;
  return otherCustomerWithEmail(database, email, customerId);
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
 * Sends a link to a new sign-in email, replacing an earlier one, and notifies the current email. Where another customer
 * has the email, they are notified and no link is sent; the response is the same. LOGN-01, MAIL-02
 */
export const requestEmailChange = async (
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
  const holder = await otherCustomerWith(transaction, email, customerId);
  const answer =
    holder === undefined
      ? {
          customerId,
          mail: emailConfirmationMail(mails, `${provider}/confirm-email/${token}`),
          expiresAt: change.expiresAt,
        }
      : { customerId: holder, mail: emailTakenMail(mails) };
  await putInOutbox(transaction, answer, now, change.email);
  await putInOutbox(transaction, { customerId, mail: emailRequestedMail(mails, change.email) }, now, before);
};

/** A customer's pending sign-in email, while its link works. */
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

/** The pending change that a link confirms. */
export const changeOf = (database: Database, token: string, now: Date): Promise<EmailChangeRow | undefined> =>
  database
    .selectFrom("emailChanges")
    .selectAll()
    .where("digest", "=", digestOf(token))
    .where("expiresAt", ">", now.getTime())
    .executeTakeFirst();

/** Deletes a pending sign-in email, so its link no longer works. */
export const forgetEmailChange = async (transaction: Database, customerId: string): Promise<void> => {
  await transaction.deleteFrom("emailChanges").where("customerId", "=", customerId).execute();
};

/** Voids the links mailed to somebody whose sign-in email has changed, and tells both addresses. MAIL-02 */
export const followEmailChange = async (
  transaction: Database,
  customerId: string,
  { before, after }: { readonly before: string; readonly after: string },
  { now, mails }: { readonly now: Date; readonly mails: MailTexts },
): Promise<void> => {
  await transaction
    .deleteFrom("passwordLinks")
    .where("customerId", "=", customerId)
    .where("usedAt", "is", null)
    .execute();
  const mail = signInEmailChangedMail(mails, before, after);
  await putForBothAddresses(transaction, { customerId, before, after, mail }, now);
};

/**
 * Redeems a link: makes its email the sign-in email, and notifies the new and the old one. Password links sent to the
 * old mailbox become invalid. False when the link no longer works, or another customer has taken the email meanwhile.
 * LOGN-01, MAIL-02
 */
export const confirmEmailChange = async (
  transaction: Database,
  token: string,
  { now, auditKey, mails }: { readonly now: Date; readonly auditKey: KeyObject; readonly mails: MailTexts },
): Promise<boolean> => {
  const change = await changeOf(transaction, token, now);
  if (!change) return false;
  const { customerId, email, digest } = change;
  const { numDeletedRows } = await transaction
    .deleteFrom("emailChanges")
    .where("digest", "=", digest)
    .executeTakeFirstOrThrow();
  const customer = await customerById(transaction, customerId);
  const isFree = (await otherCustomerWith(transaction, email, customerId)) === undefined;
  if (Number(numDeletedRows) === 0 || !customer || customer.isClosed === 1 || !isFree) return false;
  const before = customer.email;
  await setEmail(transaction, customer, email, { at: now, auditKey });
  await followEmailChange(transaction, customerId, { before, after: email }, { now, mails });
  return true;
};
