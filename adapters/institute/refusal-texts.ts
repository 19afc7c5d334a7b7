import { each, line, type ContentOf, type Shape } from "../../domain/kernel/content.ts";
import type { Refused } from "./refused.ts";

/** Codes with one sentence that members read. Others have values in their sentence, or are for developers. */
const wordedCodes = [
  "ALREADY_APPLIED",
  "ALREADY_RETIRED",
  "CHANGED_MEANWHILE",
  "CONSENT_NOT_OPEN",
  "EMPLOYER_LOCKED",
  "IDEMPOTENCY_KEY_REUSED",
  "INTERNAL_ERROR",
  "LOOKED_AFTER_ELSEWHERE",
  "NON_STANDARD",
  "NOTHING_TO_DECLARE",
  "NOT_OPEN",
  "NO_CPD_RECORD",
  "NO_NETWORKS",
  "NO_QUALIFICATION",
  "NO_SUCH_CHOICE",
  "NO_SUCH_DEADLINE",
  "NO_SUCH_DOCUMENT",
  "NO_SUCH_NETWORK",
  "NO_SUCH_RECEIPT",
  "NO_SUCH_SUBMISSION",
  "NO_SUCH_TRANSFER",
  "NO_SUCH_WAIVER",
  "READ_ONLY",
  "SUSPENDED",
  "UNAVAILABLE",
  "WAIVER_OVERLAPS",
  "WITHHELD",
  "WRONG_CONTACT",
] as const;

/** Sentences of refusals by code. RULE-04 */
export const refusalDocuments = { refusals: each(wordedCodes, line) } as const satisfies Record<string, Shape>;

type RefusalTexts = ContentOf<(typeof refusalDocuments)["refusals"]>;

/** The organisation's sentence for a refusal, or the refusal's own. RULE-04 */
export const refusalMessage = ({ code, message }: Pick<Refused, "code" | "message">, texts: RefusalTexts): string =>
  Object.hasOwn(texts, code) ? texts[code as keyof RefusalTexts] : message;
