import type { KeyObject } from "node:crypto";

import type { KnownWords } from "../../../../domain/customer/password.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import { setPasswordHash } from "../../platform/customers/change-sign-in.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { MailTexts } from "../../platform/mail/mails.ts";
import { required, withheld, nullable, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import { deleteInRanges } from "../../platform/storage/ranges.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Sweep } from "../../platform/storage/sweep-report.ts";
import { digestOf, forgetEmailChange, newLinkToken } from "./email-changes.ts";
import { passwordChangedMail } from "./password-mails.ts";

export const passwordLinksTable = defineTable("passwordLinks", {
  ofPerson: { words: "links to choose a password", merger: "dropped" },
  columns: {
    customerId: personId,
    expiresAt: required.instant(),
    usedAt: nullable.instant(),
    digest: withheld.secret(required.text()),
  },
});

/** A link with which a customer chooses a password. Only its token's digest is stored. */
type PasswordLinkRow = RowOf<typeof passwordLinksTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    passwordLinks: PasswordLinkRow;
  }
}

/** Public facts about a customer that no password may contain. PASS-02 */
export const knownWordsOf = (
  { email, firstName, surname }: Pick<CustomerRow, "email" | "firstName" | "surname">,
  { name, shortName }: Pick<OrganisationSettings, "name" | "shortName">,
): KnownWords => ({ email, names: [firstName, surname, name, shortName] });

const minute = 60_000;

/** Validity of a requested link in milliseconds. PASS-01 */
export const resetLinkLifetime = 30 * minute;

export const invitationLifetime = 7 * 24 * 60 * minute;

/** Voids every link for choosing a password or confirming an email. */
export const removeEveryLink = async (transaction: Database): Promise<void> => {
  await transaction.deleteFrom("passwordLinks").execute();
  await transaction.deleteFrom("emailChanges").execute();
};

/** Creates a single-use address for choosing a password; replaces earlier ones. PASS-01 */
export const newPasswordLink = async (
  transaction: Database,
  {
    customerId,
    publicUrl,
    lasts,
    now,
  }: { readonly customerId: string; readonly publicUrl: string; readonly lasts: number; readonly now: Date },
): Promise<string> => {
  const token = newLinkToken();
  await transaction.deleteFrom("passwordLinks").where("customerId", "=", customerId).execute();
  await transaction
    .insertInto("passwordLinks")
    .values({ digest: digestOf(token), customerId, expiresAt: now.getTime() + lasts, usedAt: null })
    .execute();
  return `${publicUrl}/idp/choose-password/${token}`;
};

/** The owner of a link while it is valid. */
export const findLinkOwner = async (database: Database, token: string, now: Date): Promise<string | undefined> => {
  const found = await database
    .selectFrom("passwordLinks")
    .select("customerId")
    .where("digest", "=", digestOf(token))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now.getTime())
    .executeTakeFirst();
  return found?.customerId;
};

/** Redeems a link and returns its owner; undefined when it was used before or has expired. PASS-01 */
export const redeemLink = async (transaction: Database, token: string, now: Date): Promise<string | undefined> => {
  const customerId = await findLinkOwner(transaction, token, now);
  if (customerId === undefined) return undefined;
  const { numUpdatedRows } = await transaction
    .updateTable("passwordLinks")
    .set({ usedAt: now.getTime() })
    .where("digest", "=", digestOf(token))
    .where("usedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1 ? customerId : undefined;
};

/** A chosen password, hashed. */
interface Chosen {
  readonly customerId: string;
  readonly passwordHash: string;
  readonly now: Date;
  readonly auditKey: KeyObject;
  readonly mails: MailTexts;
  /** The sign-in that continues; all others end. */
  readonly keeping?: string | undefined;
}

/** Ends all sign-ins of a customer except one. PASS-01, PASS-02 */
const endSignIns = async (transaction: Database, { customerId, now, keeping = "" }: Chosen): Promise<void> => {
  await transaction
    .updateTable("signIns")
    .set({ endedAt: now.getTime() })
    .where("customerId", "=", customerId)
    .where("signInId", "!=", keeping)
    .where("endedAt", "is", null)
    .execute();
};

/**
 * Sets a customer's password: ends other sign-ins, invalidates earlier links, and notifies them by mail. PASS-01,
 * PASS-02, MAIL-02
 */
export const setPassword = async (transaction: Database, chosen: Chosen): Promise<void> => {
  const { customerId, passwordHash, now, auditKey, mails } = chosen;
  await setPasswordHash(transaction, customerId, passwordHash, { at: now, auditKey });
  await transaction
    .deleteFrom("passwordLinks")
    .where("customerId", "=", customerId)
    .where("usedAt", "is", null)
    .execute();
  await forgetEmailChange(transaction, customerId);
  await endSignIns(transaction, chosen);
  await putInOutbox(transaction, { customerId, mail: passwordChangedMail(mails) }, now);
};

/** Deletes used and expired links for passwords and emails; returns their number. KEEP-01 */
export const deleteSpentLinks = async ({ database, now, yieldToRequests }: Sweep): Promise<number> => {
  const at = now.getTime();
  const links = database.selectFrom("passwordLinks");
  const used = await deleteInRanges(links, "usedAt", at, yieldToRequests, (to) =>
    database.deleteFrom("passwordLinks").where("usedAt", "<=", to).executeTakeFirstOrThrow(),
  );
  const expired = await deleteInRanges(links, "expiresAt", at, yieldToRequests, (to) =>
    database.deleteFrom("passwordLinks").where("expiresAt", "<=", to).executeTakeFirstOrThrow(),
  );
  const changes = await deleteInRanges(database.selectFrom("emailChanges"), "expiresAt", at, yieldToRequests, (to) =>
    database.deleteFrom("emailChanges").where("expiresAt", "<=", to).executeTakeFirstOrThrow(),
  );
  return used + expired + changes;
};
