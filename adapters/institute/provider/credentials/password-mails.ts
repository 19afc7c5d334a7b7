import { mailOf, type Mail, type MailTexts } from "../../platform/mail/mails.ts";

/** The mail with the link to a new password; mentions an existing passkey. PASS-01, PASS-03 */
export const passwordLinkMail = (mails: MailTexts, href: string, hasPasskey = false): Mail =>
  mailOf(mails, "mail-password-link", ({ texts: { subject, body, passkey, link }, say }) => ({
    subject,
    paragraphs: say(body, { passkey: hasPasskey ? say(passkey, {}) : [] }),
    link: { text: link, href },
  }));

/** The mail about a changed password. MAIL-02 */
export const passwordChangedMail = (mails: MailTexts): Mail =>
  mailOf(mails, "mail-password-changed", ({ texts: { subject, body }, frame, say }) => ({
    subject,
    paragraphs: say(body, { notYou: say(frame.notYou, {}) }),
  }));
