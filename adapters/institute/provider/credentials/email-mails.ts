import { mailOf, type Mail, type MailTexts } from "../../platform/mail/mails.ts";

/** The mail with the link that confirms a new sign-in email. LOGN-01 */
export const emailConfirmationMail = (mails: MailTexts, href: string): Mail =>
  mailOf(mails, "mail-confirm-email", ({ texts: { subject, body, link }, say }) => ({
    subject,
    paragraphs: say(body, {}),
    link: { text: link, href },
  }));

/** The mail to the current sign-in email about a requested change. MAIL-02 */
export const emailRequestedMail = (mails: MailTexts, email: string): Mail =>
  mailOf(mails, "mail-email-requested", ({ texts: { subject, body }, say }) => ({
    subject,
    paragraphs: say(body, { email }),
  }));

/** The mail to the owner of an email when another customer requests to sign in with it. */
export const emailTakenMail = (mails: MailTexts): Mail =>
  mailOf(mails, "mail-email-taken", ({ texts: { subject, body }, say }) => ({ subject, paragraphs: say(body, {}) }));

/** The mail about a changed sign-in email, to the old and the new address. MAIL-02 */
export const signInEmailChangedMail = (mails: MailTexts, before: string, after: string): Mail =>
  mailOf(mails, "mail-sign-in-email-changed", ({ texts: { subject, body }, say }) => ({
    subject,
    paragraphs: say(body, { before, after }),
  }));
