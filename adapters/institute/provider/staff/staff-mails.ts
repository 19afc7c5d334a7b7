import { fillLine } from "../../platform/content/fill-line.ts";
import { wordsOf, type MailTexts } from "../../platform/mail/mails.ts";
import type { MailContent } from "../../platform/mail/render-mail.ts";

/** The mail with the link with which one of the staff registers a passkey. DESK-02 */
export const staffLinkMail = async (mails: MailTexts, name: string, href: string): Promise<MailContent> => {
  const { texts, frame, say } = await wordsOf(mails, "mail-staff-link");
  return {
    subject: texts.subject,
    greeting: fillLine(frame.greeting, { name }),
    paragraphs: say(texts.body, {}),
    link: { text: texts.link, href },
  };
};

/** The mail to one of the staff about another passkey. DESK-02 */
export const staffPasskeyMail = async (mails: MailTexts, name: string, at: string): Promise<MailContent> => {
  const { texts, frame, say } = await wordsOf(mails, "mail-staff-passkey");
  return {
    subject: texts.subject,
    greeting: fillLine(frame.greeting, { name }),
    paragraphs: say(texts.body, { at }),
  };
};
