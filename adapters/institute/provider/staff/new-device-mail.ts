import type { DateStyle, DayRule } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { putForOrganisation } from "../../platform/mail/mail-outbox.ts";
import { wordsOf, type MailTexts } from "../../platform/mail/mails.ts";
import type { MailContent } from "../../platform/mail/render-mail.ts";
import { inTransaction, type Database } from "../../platform/storage/storage.ts";
import { deviceOf } from "../device-of.ts";
import { hasSignedIn } from "./records.store.ts";
import type { StaffRow } from "./staff.store.ts";

/** The mail to one of the staff about a sign-in on an unknown device. DESK-02 */
export const staffNewDeviceMail = async (
  mails: MailTexts,
  name: string,
  device: string | undefined,
  at: string,
): Promise<MailContent> => {
  const { texts, frame, say } = await wordsOf(mails, "mail-staff-new-device");
  return {
    subject: texts.subject,
    greeting: fillLine(frame.greeting, { name }),
    paragraphs: say(texts.body, { device: device ?? texts.unknown, at }),
  };
};

interface NewDeviceMailing {
  readonly database: Database;
  readonly mails: MailTexts;
  readonly rules: DateStyle & DayRule;
  readonly now: Date;
}

/** Mails one of the staff that their account signs in on an unknown device; not about the first sign-in. DESK-02 */
export const mailStaffNewDevice = async (
  { database, mails, rules, now }: NewDeviceMailing,
  { staffId, email, name }: StaffRow,
  userAgent: string | undefined,
): Promise<void> => {
  if (!(await hasSignedIn(database, staffId))) return;
  const mail = await staffNewDeviceMail(mails, name, deviceOf(userAgent), displayInstant(now, rules));
  await inTransaction(database, (transaction) => putForOrganisation(transaction, { recipient: email, ...mail }, now));
};
