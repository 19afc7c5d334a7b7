import * as z from "zod/mini";
import { line, link, richText, richTextWith } from "./rich-text.ts";

/** What stands around every page. Labels are keyed as the navigation entries are; one left out keeps its default. NAV-01 */
export const pageFramework = z.object({
  institute: line,
  telephone: line,
  navigation: z.partial(
    z.object({
    dashboard: line,
    professionalDevelopment: line,
    annualDeclarations: line,
    myQualifications: line,
    feesAndTransactions: line,
    documentsAndDownloads: line,
    myDetails: line,
    contactDetails: line,
    accountDetails: line,
    communicationPreferences: line,
    employmentDetails: line,
    loginDetails: line,
    }),
  ),
  criticalAlert: z.optional(z.object({ id: z.string(), heading: line, message: richText })),
  /** For those whose experience the portal does not support. EXP-03 */
  unsupported: z.object({ title: line, message: richText, button: link }),
  footer: z.object({ links: z.array(link), statement: richTextWith("telephone") }),
});
