import * as z from "zod/mini";
import { cpdNotices } from "../customer/content.ts";
import { learning, registerCards, card, link, richText } from "../contract/content.ts";

/** CPD-02, CPD-03 */
export const professionalDevelopment = z.object({
  heading: z.string(),
  introduction: richText,
  notices: cpdNotices,
  upToDate: richText,
  retired: richText,
  guide: z.object({ heading: z.string(), tiles: z.array(card) }),
  register: registerCards,
  learning,
  footerLinks: z.array(link),
});

/** The declaration flow and the history. Placeholders: {year}, {nextDueDate}, {reference}, {submittedOn}, {units}. CPD-04 to CPD-11, WAIV-01 to WAIV-06 */
export const annualDeclarations = z.object({
  heading: z.string(),
  introduction: richText,
  landing: z.object({
    heading: z.string(),
    due: richText,
    nothingDue: richText,
    retired: richText,
  }),
  requirementsMet: z.object({ help: richText }),
  route: z.object({ help: richText }),
  engagementPartner: z.object({ help: richText }),
  accuracyConfirmation: z.object({ help: richText }),
  complete: z.object({ COMPLETE: richText, INCOMPLETE: richText, NOT_MET_REQUIREMENTS: richText }),
  failed: richText,
  waiver: z.object({
    offer: richText,
    form: richText,
    /** Why a waiver may be asked for, in the order they are offered. */
    reasons: z.array(z.object({ code: z.string(), label: z.string() })),
    complete: richText,
    deleting: richText,
  }),
  history: z.object({ introduction: richText, empty: richText }),
});
