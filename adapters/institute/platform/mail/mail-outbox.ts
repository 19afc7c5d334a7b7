import { randomUUID } from "node:crypto";

import { isWrittenTo } from "../../../../domain/institute/customer/unreachable.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import { customersWithIds } from "../customers/customers.store.ts";
import { filterDeceased } from "../customers/departures.store.ts";
import { isErased } from "../customers/erase-customer.ts";
import type { DelayedSend } from "../delayed-send.ts";
import { required, withheld, nullable } from "../storage/columns.ts";
import { defineTable, type RowOf } from "../storage/define-table.ts";
import type { Database } from "../storage/storage.ts";
import type { Mail } from "./mails.ts";
import { refusalsAmong } from "./refusing-addresses.store.ts";
import { renderMail, withoutAccessLinks, type MailContent } from "./render-mail.ts";

export const mailsTable = defineTable("mails", {
  ofPerson: { words: "emails to them", merger: "moved" },
  columns: {
    /** The customer; null for mails to the organisation. */
    customerId: nullable.text(),
    writtenAt: required.instant(),
    recipient: required.text(),
    subject: required.text(),
    text: required.message(),
    sentAt: nullable.instant(),
    /** When it was given up: refused permanently, or its link has expired. */
    givenUpAt: nullable.instant(),
    /** Expiry of its link; null without one. */
    expiresAt: nullable.instant(),
    html: withheld.copy(required.text()),
    mailId: withheld.internal(required.text()),
    attempts: withheld.internal(required.number()),
    /** Time of the next attempt. */
    nextAttemptAt: withheld.internal(required.instant()),
    /** `DelayedSend.heldFor`: an undo deletes the unsent mail. Null for mails that are not delayed. */
    heldFor: withheld.internal(nullable.text()),
  },
});

export type MailRow = RowOf<typeof mailsTable>;

declare module "../storage/tables.ts" {
  interface Tables {
    mails: MailRow;
  }
}

/** A mail to a customer. */
export interface MailTo {
  readonly customerId: string;
  readonly mail: Mail;
  /** By default the sign-in email. */
  readonly address?: string | undefined;
  /** Expiry of its link; an expired mail is not sent. */
  readonly expiresAt?: number;
  readonly delay?: DelayedSend | undefined;
}

interface OutgoingMail extends Pick<MailRow, "customerId" | "recipient" | "expiresAt"> {
  readonly content: MailContent;
  readonly delay?: DelayedSend | undefined;
}

const store = async (transaction: Database, mails: readonly OutgoingMail[], now: Date): Promise<void> => {
  if (mails.length === 0) return;
  const at = now.getTime();
  const rows = mails.map(({ content, delay, ...addressed }) => ({
    mailId: randomUUID(),
    ...addressed,
    ...renderMail(content),
    writtenAt: at,
    attempts: 0,
    nextAttemptAt: delay?.sendNotBefore ?? at,
    sentAt: null,
    givenUpAt: null,
    heldFor: delay?.heldFor ?? null,
  }));
  await transaction.insertInto("mails").values(rows).execute();
};

/**
 * Adds mails for customers to the outbox, as many as fit into one statement. Uses the caller's transaction, so no mail
 * announces something that was not stored. Adds nothing for a customer who has died or was erased, and nothing to an
 * address that refuses mails for good; returns the number of mails. MAIL-03, LIFE-01, KEEP-02
 */
export const putAllInOutbox = async (transaction: Database, mails: readonly MailTo[], now: Date): Promise<number> => {
  if (mails.length === 0) return 0;
  const customerIds = mails.map(({ customerId }) => customerId);
  const customers = await customersWithIds(transaction, customerIds);
  const closed = customerIds.filter((each) => customers.get(each)?.isClosed === 1);
  const deceased = await filterDeceased(transaction, closed);
  const refusalsOf = await refusalsAmong(transaction, customerIds);
  const outgoing: OutgoingMail[] = [];
  for (const { customerId, mail, address, expiresAt = null, delay } of mails) {
    const customer = customers.get(customerId);
    if (!customer || isErased(customer) || deceased.has(customerId)) continue;
    const recipient = address ?? customer.email;
    if (!isWrittenTo(refusalsOf(customerId, recipient), now)) continue;
    outgoing.push({ customerId, recipient, expiresAt, content: await mail(customer), delay });
  }
  await store(transaction, outgoing, now);
  return outgoing.length;
};

/** Adds a mail for a customer to the outbox, as `putAllInOutbox` does; returns whether it was added. */
export const putInOutbox = async (transaction: Database, mail: MailTo, now: Date, address?: string): Promise<boolean> =>
  (await putAllInOutbox(transaction, [{ ...mail, address }], now)) > 0;

interface EmailChange {
  readonly customerId: string;
  /** The earlier address; undefined when there was none. */
  readonly before: string | undefined;
  readonly after: string;
  readonly mail: Mail;
}

/** Adds the mail about a changed address to the outbox, for the new and the old one; none when they are the same. MAIL-02 */
export const putForBothAddresses = async (
  transaction: Database,
  { customerId, before, after, mail }: EmailChange,
  now: Date,
): Promise<void> => {
  if (before !== undefined && comparedEmail(before) === comparedEmail(after)) return;
  for (const address of [after, ...(before === undefined ? [] : [before])])
    await putInOutbox(transaction, { customerId, mail }, now, address);
};

/** Queues a mail to the organisation or to its staff. SENT-06, DESK-02 */
export const putForOrganisation = (
  transaction: Database,
  {
    recipient,
    expiresAt = null,
    ...content
  }: MailContent & { readonly recipient: string; readonly expiresAt?: number | null },
  now: Date,
): Promise<void> => store(transaction, [{ customerId: null, recipient, expiresAt, content }], now);

/**
 * Deletes the waiting mails to a customer; returns their number. Unlike abandoned mails they do not count as failures.
 * LIFE-01
 */
export const deleteWaitingMails = async (database: Database, customerId: string): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom("mails")
    .where("customerId", "=", customerId)
    .where("sentAt", "is", null)
    .where("givenUpAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Deletes mails by what they are held for, unless sending was tried; returns their number. DESK-03 */
export const deleteUntriedMails = async (transaction: Database, heldFor: readonly string[]): Promise<number> => {
  const { numDeletedRows } = await transaction
    .deleteFrom("mails")
    .where("heldFor", "in", heldFor)
    .where("attempts", "=", 0)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/**
 * Deletes the unsent mails about something that is undone; returns false when one was sent since an instant. DESK-03,
 * LIFE-01
 */
export const deleteDelayedMails = async (transaction: Database, heldFor: string, since: number): Promise<boolean> => {
  await deleteUntriedMails(transaction, [heldFor]);
  const gone = await transaction
    .selectFrom("mails")
    .select("mailId")
    .where("heldFor", "=", heldFor)
    .where("writtenAt", ">", since)
    .executeTakeFirst();
  return gone === undefined;
};

/** The latest mails to a customer, latest first. SENT-02 */
export const latestMailsOf = (database: Database, customerId: string, most: number) =>
  database
    .selectFrom("mails")
    .select(["mailId", "subject", "recipient", "writtenAt", "sentAt", "givenUpAt", "nextAttemptAt", "heldFor"])
    .where("customerId", "=", customerId)
    .orderBy("writtenAt", "desc")
    .orderBy("mailId")
    .limit(most)
    .execute();

/** The part of a mail that staff see. */
export type PreviewedMail = Pick<MailRow, "recipient" | "subject" | "text">;

/** A mail as staff read it: without the links that open an account. */
export const mailAsRead = (mail: PreviewedMail): PreviewedMail => ({
  recipient: mail.recipient,
  subject: mail.subject,
  text: withoutAccessLinks(mail.text, "(The link for this person goes here.)"),
});

/**
 * The mails written at an instant to a customer or an address, such as in a dry run. Access links differ in each run,
 * so words replace them. DESK-03
 */
export const mailsWrittenAt = async (
  database: Database,
  now: Date,
  to: { readonly customerId: string } | { readonly recipient: string },
): Promise<readonly PreviewedMail[]> => {
  const written = database
    .selectFrom("mails")
    .select(["recipient", "subject", "text"])
    .where("writtenAt", "=", now.getTime())
    .orderBy("recipient")
    .orderBy("subject")
    .orderBy("text");
  const mails =
    "customerId" in to
      ? written.where("customerId", "=", to.customerId)
      : written.where("recipient", "=", to.recipient);
  return (await mails.execute()).map(mailAsRead);
};

/** The number of waiting and of abandoned mails. */
export const unsentMails = async (
  database: Database,
): Promise<{ readonly waiting: number; readonly givenUp: number }> => {
  const { waiting, givenUp } = await database
    .selectFrom("mails")
    .select(({ fn }) => [fn.count<number>("givenUpAt").as("givenUp"), fn.countAll<number>().as("waiting")])
    .where("sentAt", "is", null)
    .executeTakeFirstOrThrow();
  return { waiting: waiting - givenUp, givenUp };
};

/** The latest abandoned mails to customers, latest first. DESK-04 */
export const abandonedMails = (
  database: Database,
  most: number,
): Promise<readonly Pick<MailRow, "customerId" | "subject" | "recipient" | "givenUpAt">[]> =>
  database
    .selectFrom("mails")
    .select(["customerId", "subject", "recipient", "givenUpAt"])
    .where("sentAt", "is", null)
    .where("givenUpAt", "is not", null)
    .where("customerId", "is not", null)
    .orderBy("givenUpAt", "desc")
    .orderBy("mailId")
    .limit(most)
    .execute();

/** The latest mails of everyone, latest first. */
export const latestMails = (database: Database, most: number): Promise<readonly MailRow[]> =>
  database.selectFrom("mails").selectAll().orderBy("writtenAt", "desc").orderBy("mailId").limit(most).execute();

export const mailOfId = (database: Database, mailId: string): Promise<MailRow | undefined> =>
  database.selectFrom("mails").selectAll().where("mailId", "=", mailId).executeTakeFirst();
