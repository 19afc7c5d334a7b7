import * as z from "zod/mini";
import { link, richText } from "../contract/rich-text.ts";

/** What stands around every page. Labels are keyed as the navigation entries are; one left out keeps its default. NAV-01 */
export const pageFramework = z.object({
  institute: z.string(),
  telephone: z.string(),
  navigation: z.partial(
    z.object({
    dashboard: z.string(),
    professionalDevelopment: z.string(),
    annualDeclarations: z.string(),
    myQualifications: z.string(),
    feesAndTransactions: z.string(),
    documentsAndDownloads: z.string(),
    myDetails: z.string(),
    contactDetails: z.string(),
    accountDetails: z.string(),
    communicationPreferences: z.string(),
    employmentDetails: z.string(),
    loginDetails: z.string(),
    }),
  ),
  criticalAlert: z.optional(z.object({ id: z.string(), heading: z.string(), message: richText })),
  /** For those whose experience the portal does not support. EXP-03 */
  unsupported: z.object({ title: z.string(), message: richText, button: link }),
  footer: z.object({ links: z.array(link), statement: richText }),
});
