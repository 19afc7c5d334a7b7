import type { Mail, MailTexts } from "../../../adapters/institute/platform/mail/mails.ts";
import type { MailContent } from "../../../adapters/institute/platform/mail/render-mail.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { shippedTexts } from "./own-texts.ts";

export const shippedMails: MailTexts = {
  library: shippedTexts(),
  portalUrl: "http://localhost:4200",
  telephone: "+44 20 7946 0123",
  rules: defaultRules,
};

/** A mail with the same text for everyone. */
export const plainMail =
  (letter: Omit<MailContent, "greeting">): Mail =>
  ({ firstName }) =>
    Promise.resolve({ greeting: `Dear ${firstName}`, ...letter });
