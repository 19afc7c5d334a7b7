import * as z from "zod/mini";
import { line, richText, richTextWith } from "../contract/text.ts";

const step = z.object({ heading: line, help: richText });

/** The register of retired members. RETR-01 to RETR-05 */
export const retirementPage = z.object({
  heading: line,
  introduction: richText,
  landing: z.object({
    heading: line,
    eligible: richText,
    notEligible: richText,
    /** For a fellow who may not join all the same. */
    nonStandard: richText,
  }),
  alreadyRetired: z.object({ heading: line, message: richText }),
  permanentRetirement: step,
  notPermanent: z.object({ heading: line, message: richText }),
  licenceHeld: z.object({ heading: line, message: richText }),
  insolvencyLicence: z.object({ help: richText }),
  declaration: step,
  dataProtection: step,
  dataProtectionChina: step,
  complete: z.object({ message: richTextWith("retirementDate", "registeredOn"), next: richText }),
  failed: richText,
});
