import { mailOf, type Mail, type MailTexts } from "../../platform/mail/mails.ts";

/** The mail with the link to the first password. */
export const invitationMail = (mails: MailTexts, href: string): Mail =>
  mailOf(mails, "mail-invitation", ({ texts: { subject, body, link }, say }) => ({
    subject,
    paragraphs: say(body, { portal: `${mails.portalUrl}/` }),
    link: { text: link, href },
  }));
