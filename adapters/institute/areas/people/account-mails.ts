import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { mailOf, type Mail, type MailTexts } from "../../platform/mail/mails.ts";
import { balanceSentence } from "../fees/balance-sentence.ts";

/** The result of recording a departure. */
interface DepartureDetails {
  readonly kind: "resigned" | "closed";
  readonly on: CalendarDate;
  /** The credited sum; 0 when nothing was credited. */
  readonly credited: Pence;
  readonly balance: Pence;
}

/** The mail to somebody who has left. LIFE-01 */
export const departureMail = (mails: MailTexts, { kind, on, credited, balance }: DepartureDetails): Mail =>
  mailOf(mails, "mail-departure", ({ texts, say, rules }) => ({
    subject: texts[kind].subject,
    paragraphs: say(texts[kind].body, {
      date: displayDate(on, rules),
      credited: credited === 0 ? [] : say(texts.credited, { amount: displayPrice(credited, rules, "forced") }),
      balance: balanceSentence(balance, texts.balance, rules),
    }),
  }));

/** The mail to somebody who has returned. LIFE-01 */
export const readmissionMail = (mails: MailTexts, on: CalendarDate): Mail =>
  mailOf(mails, "mail-readmission", ({ texts: { subject, body, link }, say, rules }) => ({
    subject,
    paragraphs: say(body, { date: displayDate(on, rules) }),
    link: { text: link, href: `${mails.portalUrl}/` },
  }));

/** The mail that takes back the news of a departure which was still to come. LIFE-01 */
export const departureCancelledMail = (mails: MailTexts): Mail =>
  mailOf(mails, "mail-readmission", ({ texts, say }) => ({
    subject: texts.staying.subject,
    paragraphs: say(texts.staying.body, {}),
    link: { text: texts.link, href: `${mails.portalUrl}/` },
  }));

/** The mail about a corrected name. LIFE-03 */
export const nameCorrectedMail = (mails: MailTexts, name: string): Mail =>
  mailOf(mails, "mail-name-corrected", ({ texts: { subject, body, link }, say }) => ({
    subject,
    paragraphs: say(body, { name }),
    link: { text: link, href: `${mails.portalUrl}/#/documents-and-downloads` },
  }));

/** The mail about two accounts that have become one. LIFE-02 */
export const accountsMergedMail = (
  mails: MailTexts,
  values: { readonly kept: string; readonly merged: string; readonly email: string },
): Mail =>
  mailOf(mails, "mail-merged", ({ texts: { subject, body, link }, say }) => ({
    subject,
    paragraphs: say(body, values),
    link: { text: link, href: `${mails.portalUrl}/` },
  }));
