import {
  field,
  line,
  note,
  object,
  outcomeHeadings,
  richText,
  richTextWith,
  step,
  type ContentOf,
  type Shape,
} from "../kernel/content.ts";
import type { RetirementField, RetirementQuestionStep } from "./register.ts";

/** Texts of the register of retired members. RETR-01 to RETR-05 */
export const retirement = object({
  heading: line,
  introduction: richText,
  fields: object({
    isPermanentRetirement: field,
    retirementDate: field,
    isPcOrInsolvencyLicenceHolder: field,
    declarationAccepted: field,
    chinaDataProtectionAccepted: field,
  } satisfies Readonly<Record<RetirementField, Shape>>),
  /** Explains which day to enter. */
  dateHint: line,
  /** The answer to the declaration. */
  accepted: line,
  submit: line,
  outcome: outcomeHeadings,
  /** Label of the day of joining. */
  joinedOn: line,
  landing: object({
    heading: line,
    eligible: richText,
    notEligible: richText,
    /** For fellows who may not join because of non-standard criteria. */
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
  /** `failed`: the outcome is unknown. `refused`: nothing was recorded. */
  failed: richText,
  refused: richText,
});
export type RetirementContent = ContentOf<typeof retirement>;
