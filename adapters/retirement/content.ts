import * as z from "zod/mini";
import { richText } from "../contract/content.ts";

const step = z.object({ heading: z.string(), help: richText });

/** The register of retired members. Placeholders: {reference}, {retirementDate}, {registeredOn}. RETR-01 to RETR-05 */
export const retirementPage = z.object({
  heading: z.string(),
  introduction: richText,
  landing: z.object({ heading: z.string(), eligible: richText, notEligible: richText, nonStandard: richText }),
  alreadyRetired: z.object({ heading: z.string(), message: richText }),
  permanentRetirement: step,
  insolvencyLicence: z.object({ help: richText }),
  declaration: step,
  dataProtection: step,
  dataProtectionChina: step,
  complete: richText,
  failed: richText,
});
