import { messages } from "../kernel/field-rules.ts";
import { messagesOf, type Message } from "../kernel/message.ts";

/** Reasons for a rejected save. CONT-09, CONS-10 */
export const refusalReasons = ["INVALID_EMAIL", "DUPLICATE_EMAIL", "GENERIC"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Messages about a failed save. CONT-09, CONS-10 */
export const saveMessages = messagesOf("save", {
  duplicateEmail: "This email address is already in use. Please enter a unique email address.",
  generic: "There was a problem saving your update. Please try again or contact us.",
  banner: "There was a problem saving your update. Please try again or [contact us]",
});

/** Message for each reason. INVALID_EMAIL uses the field's own message. CONT-09, CONS-10 */
export const refusalMessages: Readonly<Record<RefusalReason, Message>> = {
  INVALID_EMAIL: messages.email,
  DUPLICATE_EMAIL: saveMessages.duplicateEmail,
  GENERIC: saveMessages.generic,
};

/** Banner above account and employment details; its link, in brackets, leads to help. ACCT-08, EMPL-05 */
export const saveFailedBanner = saveMessages.banner;

const saysDuplicate = (description: string): boolean => /duplicate contact mechanism/i.test(description);

/** Derives the reason for a rejected contact save from the server's description. CONT-09 */
export const contactRefusalOf = (description: string): RefusalReason => {
  if (/provide a valid value for email/i.test(description)) return "INVALID_EMAIL";
  return saysDuplicate(description) ? "DUPLICATE_EMAIL" : "GENERIC";
};

/** Derives the reason for a rejected consent from the server's description. CONS-10 */
export const consentRefusalOf = (description: string): Exclude<RefusalReason, "INVALID_EMAIL"> =>
  saysDuplicate(description) ? "DUPLICATE_EMAIL" : "GENERIC";

/** How a rejection is styled: a duplicate address is a warning, everything else an error. CONS-10 */
export const toneOf = (reason: RefusalReason): "warning" | "error" =>
  reason === "DUPLICATE_EMAIL" ? "warning" : "error";
