import * as z from "zod/mini";
import { card, cpdPlaceholders, cpdText, learning, link, registerCards } from "../contract/content.ts";
import { cpdRoutes } from "../../domain/cpd/declaration.ts";
import { line, lineWith, richText, richTextWith } from "../contract/text.ts";

/** CPD-02, CPD-03 */
export const professionalDevelopment = z.object({
  heading: line,
  introduction: richText,
  upToDate: cpdText,
  retired: richText,
  history: z.object({ empty: richText, link }),
  guide: z.object({ heading: line, tiles: z.array(card) }),
  register: registerCards,
  learning,
  footerLinks: z.array(link),
});

const submitted = z.object({ message: richTextWith("year", "submittedOn"), next: richText });

/** The declaration flow and the history. CPD-04 to CPD-11, WAIV-01 to WAIV-06 */
export const annualDeclarations = z.object({
  heading: line,
  introduction: richText,
  landing: z.object({
    heading: line,
    due: cpdText,
    nothingDue: cpdText,
    retired: richText,
  }),
  requirementsMet: z.object({ help: cpdText }),
  route: z.object({ help: cpdText, choices: z.record(z.enum(cpdRoutes), lineWith(...cpdPlaceholders)) }),
  engagementPartner: z.object({ help: cpdText }),
  /** What stands above the answers, beside the box that is ticked, and beside both. */
  accuracyConfirmation: z.object({ help: cpdText, statement: line, next: cpdText }),
  complete: z.object({ COMPLETE: submitted, INCOMPLETE: submitted, NOT_MET_REQUIREMENTS: submitted }),
  failed: cpdText,
  waiver: z.object({
    offer: richText,
    form: richText,
    /** Why a waiver may be asked for, in the order they are offered. */
    reasons: z.array(z.object({ code: z.string(), label: line })),
    complete: z.object({ message: richTextWith("year", "units"), next: richText }),
    /** Beside the form. */
    evidence: richText,
    deleting: richTextWith("year"),
  }),
  history: z.object({ introduction: richText, empty: richText }),
});
