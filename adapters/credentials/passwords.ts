import type { KnownWords } from "../../domain/customer/password.ts";
import type { CustomerRow } from "../customer/customer.store.ts";
import type { OrganisationSettings } from "../institute/body/body.ts";
import { audit } from "../institute/storage/audit.ts";
import type { Database } from "../institute/storage/storage.ts";
import { passwordChanged, type MailTexts } from "../mail/mails.ts";
import { putInOutbox } from "../mail/outbox.ts";
import { digestOf, forgetEmailChange, newLinkToken } from "./email-changes.ts";

/** That somebody may choose a password by a link that was sent to them. Only what the link hashes to is kept. */
interface PasswordLinkRow {
  digest: string;
  customerId: string;
  expiresAt: number;
  usedAt: number | null;
}

declare module "../institute/storage/tables.ts" {
  interface Tables {
    passwordLinks: PasswordLinkRow;
  }
}

/** What others know of a customer, and no password may contain. PASS-02 */
export const knownWordsOf = (
  { email, firstName, surname }: Pick<CustomerRow, "email" | "firstName" | "surname">,
  { name, shortName }: Pick<OrganisationSettings, "name" | "shortName">,
): KnownWords => ({ email, names: [firstName, surname, name, shortName] });

const minute = 60_000;

/** How long the link lasts that somebody asked for. PASS-01 */
export const resetLasts = 30 * minute;

export const invitationLasts = 7 * 24 * 60 * minute;

/** The address where a password is chosen, which works once. A new one takes the place of those sent before. PASS-01 */
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

/** Whom a link is of, while it can be used. */
export const ownerOf = async (database: Database, token: string, now: Date): Promise<string | undefined> => {
  const found = await database
    .selectFrom("passwordLinks")
    .select("customerId")
    .where("digest", "=", digestOf(token))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now.getTime())
    .executeTakeFirst();
  return found?.customerId;
};

/** Uses a link up: whom it was of; undefined when somebody else was first, or it has run out. PASS-01 */
export const useLink = async (transaction: Database, token: string, now: Date): Promise<string | undefined> => {
  const customerId = await ownerOf(transaction, token, now);
  if (customerId === undefined) return undefined;
  const { numUpdatedRows } = await transaction
    .updateTable("passwordLinks")
    .set({ usedAt: now.getTime() })
    .where("digest", "=", digestOf(token))
    .where("usedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1 ? customerId : undefined;
};

/** A password that somebody has chosen, hashed. */
interface Chosen {
  readonly customerId: string;
  readonly passwordHash: string;
  readonly now: Date;
  readonly auditKey: Buffer;
  readonly mails: MailTexts;
  /** The sign-in that goes on; every other one ends. */
  readonly keeping?: string | undefined;
}

/** Ends every sign-in of a customer but one. PASS-01, PASS-02 */
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
 * Makes a password somebody's own: other sign-ins end, links sent before no longer work, and they are told by mail.
 * PASS-01, PASS-02, MAIL-02
 */
export const setPassword = async (transaction: Database, chosen: Chosen): Promise<void> => {
  const { customerId, passwordHash, now, auditKey, mails } = chosen;
  const before = await transaction
    .selectFrom("customers")
    .select("passwordHash")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  await transaction.updateTable("customers").set({ passwordHash }).where("customerId", "=", customerId).execute();
  await transaction
    .deleteFrom("passwordLinks")
    .where("customerId", "=", customerId)
    .where("usedAt", "is", null)
    .execute();
  await forgetEmailChange(transaction, customerId);
  await endSignIns(transaction, chosen);
  await audit(transaction, {
    customerId,
    kind: "password",
    before: before?.passwordHash,
    after: passwordHash,
    at: now,
    auditKey,
  });
  await putInOutbox(transaction, { customerId, mail: passwordChanged(mails) }, now);
};

/** Deletes used and expired links for passwords and emails; returns their number. KEEP-01 */
export const deleteSpentLinks = async (transaction: Database, now: Date): Promise<number> => {
  const at = now.getTime();
  const links = await transaction
    .deleteFrom("passwordLinks")
    .where(({ or, eb }) => or([eb("usedAt", "is not", null), eb("expiresAt", "<=", at)]))
    .executeTakeFirstOrThrow();
  const changes = await transaction.deleteFrom("emailChanges").where("expiresAt", "<=", at).executeTakeFirstOrThrow();
  return Number(links.numDeletedRows) + Number(changes.numDeletedRows);
};
