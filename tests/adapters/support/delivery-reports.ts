import { claimDueMail, markSent } from "../../../adapters/institute/platform/mail/attempts.ts";
import { putInOutbox, type MailRow } from "../../../adapters/institute/platform/mail/mail-outbox.ts";
import type { Database } from "../../../adapters/institute/platform/storage/storage.ts";
import { imapServer, kept, type KeptMail } from "./imap-double.ts";
import { plainMail } from "./mails.ts";

/** A mailbox of delivery reports on this machine. */
export const reportMailbox = (mails: readonly KeptMail[]) =>
  imapServer({ user: "bounces@example.org", password: "s3cret-of:the/mailbox", folder: "Delivery reports" }, mails);

/** The part of a report that says what became of a mail. */
export const statusOf = (recipient: string, status: string, action = "failed"): string =>
  `Reporting-MTA: dns; mail.example.org\nArrival-Date: Sun, 22 Nov 2026 10:00:00 +0000\n\nFinal-Recipient: rfc822;\n ${recipient}\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; as told\n`;

/** The headers of a returned mail. */
export const headersOf = (mailId: string): string =>
  `Received: by mail.example.org;\n Sun, 22 Nov 2026 10:00:00 +0000\nSubject: A subject\nMessage-ID:\n <${mailId}@example.org>\n`;

interface Told extends Pick<MailRow, "mailId" | "recipient"> {
  readonly status?: string;
  readonly action?: string;
}

/** A mail server's report about a mail: that it failed for good, unless another status or action is given. */
export const report = ({ mailId, recipient, status = "5.1.1", action }: Told): KeptMail =>
  kept(
    "multipart/report",
    ["text/plain", "Your mail could not be delivered.\n"],
    ["message/delivery-status", statusOf(recipient, status, action)],
    ["text/rfc822-headers", headersOf(mailId)],
  );

/** Writes a mail to a customer, which the mail server accepts. */
export const departed = async (database: Database, customerId: string, now: Date): Promise<MailRow> => {
  await putInOutbox(database, { customerId, mail: plainMail({ subject: "A subject", paragraphs: ["Words."] }) }, now);
  const mail = await claimDueMail(database, now);
  if (!mail) throw new Error("No mail was written");
  await markSent(database, mail.mailId, now);
  return mail;
};
