import type { DayRule } from "../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../domain/kernel/instant.ts";
import { putInOutbox } from "../platform/mail/mail-outbox.ts";
import { mailOf, type Mail, type MailTexts } from "../platform/mail/mails.ts";
import { inTransaction, type Database } from "../platform/storage/storage.ts";
import { deviceOf } from "./device-of.ts";
import type { SignIns } from "./sign-ins.ts";

/** The mail about a sign-in on an unknown device. PASS-04 */
export const newDeviceMail = (mails: MailTexts, device: string | undefined, at: Date, { timeZone }: DayRule): Mail =>
  mailOf(mails, "mail-new-device", ({ texts: { subject, body, unknown }, frame, say, rules }) => ({
    subject,
    paragraphs: say(body, {
      device: device ?? unknown,
      at: displayInstant(at, { ...rules, timeZone }),
      notYou: say(frame.notYou, {}),
    }),
  }));

interface NewDeviceMailDependencies {
  readonly database: Database;
  readonly signIns: SignIns;
  readonly mails: MailTexts;
  readonly rules: DayRule;
  readonly now: () => Date;
}

/** Mails an account's owner about a sign-in on a new device. PASS-04 */
export interface NewDeviceMails {
  /** Skips the first sign-in. */
  announce(customerId: string, userAgent: string | undefined): Promise<void>;
}

/** Puts mails about new devices into the outbox. PASS-04 */
export const newDeviceMails = ({
  database,
  signIns,
  mails,
  rules,
  now,
}: NewDeviceMailDependencies): NewDeviceMails => ({
  announce: async (customerId, userAgent) => {
    if (!(await signIns.hasAny(customerId))) return;
    const at = now();
    const mail = newDeviceMail(mails, deviceOf(userAgent), at, rules);
    await inTransaction(database, (transaction) => putInOutbox(transaction, { customerId, mail }, at));
  },
});
