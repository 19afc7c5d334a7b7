import { line, note, object, richText, richTextWith, step, type ContentOf, type Shape } from "../kernel/content.ts";
import type { RetirementQuestionStep } from "./register.ts";

/** The register of retired members. RETR-01 to RETR-05 */
export const retirement = object({
  heading: line,
  introduction: richText,
  landing: object({
    heading: line,
    eligible: richText,
    notEligible: richText,
    /** For a fellow who may not join all the same. */
    nonStandard: richText,
  }),
  alreadyRetired: note,
  steps: object({
    PERMANENT_RETIREMENT: step,
    INSOLVENCY_LICENCE: object({ help: richText }),
    DECLARATION: step,
    DATA_PROTECTION: step,
    DATA_PROTECTION_CHINA: step,
  } satisfies Readonly<Record<RetirementQuestionStep, Shape>>),
  notPermanent: note,
  licenceHeld: note,
  complete: object({ message: richTextWith("retirementDate", "registeredOn"), next: richText }),
  /** Where it is not known whether it was taken, and where it is known that it was not. */
  failed: richText,
  refused: richText,
});
export type RetirementContent = ContentOf<typeof retirement>;
