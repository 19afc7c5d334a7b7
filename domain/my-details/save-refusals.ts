import { messages } from "../kernel/field-rules.ts";

/** Why a save was refused. CONT-09, CONS-10 */
export const refusalReasons = ["INVALID_EMAIL", "DUPLICATE_EMAIL", "GENERIC"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What each reason is told as. The words for INVALID_EMAIL are those of the field. CONT-09, CONS-10 */
export const refusalMessages: Readonly<Record<RefusalReason, string>> = {
  INVALID_EMAIL: messages.email,
  DUPLICATE_EMAIL: "This email address is already in use. Please enter a unique email address.",
  GENERIC: "There was a problem saving your update. Please try again or contact us.",
};

/** The banner above account and employment details; its link leads to help. ACCT-08, EMPL-05 */
export const saveFailedBanner = "There was a problem saving your update. Please try again or contact us";

const saysDuplicate = (description: string): boolean => /duplicate contact mechanism/i.test(description);

/** The reason a contact save was refused, by the server's description. CONT-09 */
export const contactRefusalOf = (description: string): RefusalReason => {
  if (/provide a valid value for email/i.test(description)) return "INVALID_EMAIL";
  return saysDuplicate(description) ? "DUPLICATE_EMAIL" : "GENERIC";
};

/** The reason a consent was refused, by the server's description. CONS-10 */
export const consentRefusalOf = (description: string): Exclude<RefusalReason, "INVALID_EMAIL"> =>
  saysDuplicate(description) ? "DUPLICATE_EMAIL" : "GENERIC";

/** How a refusal is shown: an address already in use is a warning, anything else an error. CONS-10 */
export const toneOf = (reason: RefusalReason): "warning" | "error" =>
  reason === "DUPLICATE_EMAIL" ? "warning" : "error";
