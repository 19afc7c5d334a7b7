import * as z from "zod/mini";
import { navigationKeys } from "../../domain/customer/navigation.ts";
import { link, richText } from "../contract/content.ts";

/** What stands around every page. Labels are keyed as the navigation entries are; one left out keeps its default. NAV-01 */
export const pageFramework = z.object({
  institute: z.string(),
  telephone: z.string(),
  navigation: z.partialRecord(z.enum(navigationKeys), z.string()),
  criticalAlert: z.optional(z.object({ id: z.string(), heading: z.string(), message: richText })),
  /** For those whose experience the portal does not support. EXP-03 */
  unsupported: z.object({ title: z.string(), message: richText, button: link }),
  footer: z.object({ links: z.array(link), statement: richText }),
});

/** ERR-04 */
export const pageNotFound = z.object({
  heading: z.string(),
  message: z.string(),
  button: z.string(),
  help: z.object({ heading: z.string(), link }),
});

const helpTexts = z.object({
  introduction: richText,
  /** The number that {telephone} stands for in a title; the institute's own where none is given. */
  telephone: z.optional(z.string()),
  cards: z.array(z.object({ title: z.string(), message: richText, link: z.optional(link) })),
});

/** Help. Placeholders: {telephone} in titles, which becomes a link that dials; {country}. HELP-01 */
export const helpInformation = z.object({
  heading: z.string(),
  standard: helpTexts,
  /** For residents of a country with an office of its own. */
  localOffice: z.optional(helpTexts),
  footerLinks: z.array(link),
});
