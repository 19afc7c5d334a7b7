import { mailOf, type Mail, type MailTexts } from "../../../platform/mail/mails.ts";

/** The mail about a changed contact email, to the old and the new address. MAIL-02 */
export const contactEmailChangedMail = (mails: MailTexts, before: string | undefined, after: string): Mail =>
  mailOf(mails, "mail-contact-email-changed", ({ texts: { subject, body, firstBody }, frame, say }) => {
    const notYou = say(frame.notYou, {});
    return {
      subject,
      paragraphs: before === undefined ? say(firstBody, { after, notYou }) : say(body, { before, after, notYou }),
    };
  });
