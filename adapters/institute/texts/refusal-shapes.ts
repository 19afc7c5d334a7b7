import { each, line } from "../../../domain/kernel/content.ts";

/**
 * Codes with one sentence that members read. Others have values in their sentence, are for developers, or are needed
 * when no content can be read.
 */
export const wordedCodes = [
  "ALREADY_APPLIED",
  "ALREADY_RETIRED",
  "ANSWERED_ALREADY",
  "ASKED_ANEW",
  "CHANGED_MEANWHILE",
  "CONSENT_NOT_OPEN",
  "DECIDED_MEANWHILE",
  "EMPLOYER_LOCKED",
  "IDEMPOTENCY_KEY_REUSED",
  "LOG_FULL",
  "LOOKED_AFTER_ELSEWHERE",
  "NON_STANDARD",
  "NOTHING_ASKED",
  "NOTHING_TO_DECLARE",
  "NOT_OPEN",
  "NO_CPD_RECORD",
  "NO_EMPLOYER",
  "NO_NETWORKS",
  "NO_QUALIFICATION",
  "NO_SUCH_ACTIVITY",
  "NO_SUCH_CHOICE",
  "NO_SUCH_DEADLINE",
  "NO_SUCH_DOCUMENT",
  "NO_SUCH_INVOICE",
  "NO_SUCH_NETWORK",
  "NO_SUCH_PAYMENT",
  "NO_SUCH_RECEIPT",
  "NO_SUCH_SUBMISSION",
  "NO_SUCH_TRANSFER",
  "NO_SUCH_WAIVER",
  "OWED_CHANGED",
  "PAYMENT_BEING_CONFIRMED",
  "READ_ONLY",
  "SUSPENDED",
  "WAIVER_OVERLAPS",
  "WITHHELD",
  "WRONG_CONTACT",
  "YEAR_DECLARED",
] as const;

/** Sentences of refusals by code. RULE-04 */
export const refusalShape = each(wordedCodes, line);
