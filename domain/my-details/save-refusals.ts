import { messages } from "../kernel/field-rules.ts";

/** Reasons for a rejected save. CONT-09, CONS-10 */
export const refusalReasons = ["INVALID_EMAIL", "DUPLICATE_EMAIL", "GENERIC"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Message for each reason. INVALID_EMAIL uses the field's own message. CONT-09, CONS-10 */
export const refusalMessages: Readonly<Record<RefusalReason, string>> = {
  INVALID_EMAIL: messages.email,
  DUPLICATE_EMAIL: "This email address is already in use. Please enter a unique email address.",
  GENERIC: "There was a problem saving your update. Please try again or contact us.",
};

/** Banner above account and employment details; its link leads to help. ACCT-08, EMPL-05 */
export const saveFailedBanner = "There was a problem saving your update. Please try again or contact us";

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
