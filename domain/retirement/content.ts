import { line, note, object, richText, richTextWith, step, type ContentOf } from "../kernel/content.ts";

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
  permanentRetirement: step,
  notPermanent: note,
  licenceHeld: note,
  insolvencyLicence: object({ help: richText }),
  declaration: step,
  dataProtection: step,
  dataProtectionChina: step,
  complete: object({ message: richTextWith("retirementDate", "registeredOn"), next: richText }),
  failed: richText,
});
export type RetirementContent = ContentOf<typeof retirement>;
