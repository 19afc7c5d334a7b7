import { mailOf, type Mail, type MailTexts } from "../../platform/mail/mails.ts";

const aboutPasskey =
  (document: "mail-passkey-added" | "mail-passkey-removed") =>
  (mails: MailTexts, name: string): Mail =>
    mailOf(mails, document, ({ texts: { subject, body }, frame, say }) => ({
      subject,
      paragraphs: say(body, { name, notYou: say(frame.notYou, {}) }),
    }));

/** The mail about a new passkey. PASS-03 */
export const passkeyAddedMail = aboutPasskey("mail-passkey-added");

/** The mail about a removed passkey. PASS-03 */
export const passkeyRemovedMail = aboutPasskey("mail-passkey-removed");
