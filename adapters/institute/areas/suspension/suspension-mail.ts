import {
  suspensionTextIn,
  suspensionValues,
  type GracePeriod,
  type SuspensionFacts,
} from "../../../../domain/customer/suspension-text.ts";
import { readerLanguage, mailOf, type Mail, type MailTexts } from "../../platform/mail/mails.ts";

/** A suspended person, the reason, and the last day to put it right. */
interface SuspensionDetails extends Omit<SuspensionFacts, "phase"> {
  readonly grace: GracePeriod | undefined;
}

/** The mail to somebody who is suspended, in the words of the page that they see. SUSP-04 */
export const suspensionMail =
  (mails: MailTexts, { grace, ...facts }: SuspensionDetails): Mail =>
  async (reader) => {
    const page = await mails.library.document("suspension", facts.userType, readerLanguage(mails, reader));
    const phase = grace ? "grace" : "after";
    return mailOf(mails, "mail-suspension", ({ texts: { subject, body, link }, say, rules }) => {
      const values = suspensionValues(grace, page.endDateUnknown, mails.telephone, rules);
      return {
        subject,
        paragraphs: say(body, { why: say(suspensionTextIn(page.texts, { ...facts, phase }), values) }),
        link: { text: link, href: `${mails.portalUrl}/` },
      };
    })(reader);
  };

/** The mail to somebody whose suspension staff have ended. SUSP-01, DESK-03 */
export const suspensionEndedMail = (mails: MailTexts): Mail =>
  mailOf(mails, "mail-suspension-ended", ({ texts: { subject, body, link }, say }) => ({
    subject,
    paragraphs: say(body, {}),
    link: { text: link, href: `${mails.portalUrl}/` },
  }));
