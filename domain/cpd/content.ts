import { registerCards } from "../retirement/register-card.ts";
import { learning } from "../customer/learning-site.ts";
import {
  type ContentOf,
  type Shape,
  card,
  code,
  each,
  line,
  lineWith,
  link,
  listOf,
  object,
  richText,
  richTextWith,
} from "../kernel/content.ts";
import { cpdRoutes, type DeclarationQuestionStep } from "./declaration.ts";
import { submissionStatuses } from "./status.ts";

/** What texts about a declaration may name: its year, and when it is due. */
const cpdPlaceholders = ["year", "nextDueDate", "remainingDays"] as const;
export type CpdPlaceholder = (typeof cpdPlaceholders)[number];

/** A text about a declaration. CPD-02 */
const cpdText = richTextWith(...cpdPlaceholders);

/** CPD-02, CPD-03 */
export const professionalDevelopment = object({
  heading: line,
  introduction: richText,
  upToDate: cpdText,
  /** For whom no declaration is required. */
  notRequired: richText,
  retired: richText,
  /** Where nothing is on record: for those who declare, and for those of whom no CPD is asked. */
  history: object({ empty: richText, emptyWithoutDuty: richText, link }),
  guide: object({ heading: line, tiles: listOf(card) }),
  register: registerCards,
  learning,
  footerLinks: listOf(link),
});
export type ProfessionalDevelopmentContent = ContentOf<typeof professionalDevelopment>;

/** The declaration flow and the history. CPD-04 to CPD-11, WAIV-01 to WAIV-06 */
export const annualDeclarations = object({
  heading: line,
  introduction: richText,
  landing: object({ heading: line, due: cpdText, nothingDue: cpdText, notRequired: richText, retired: richText }),
  steps: object({
    REQUIREMENTS_MET: object({ help: cpdText }),
    ROUTE: object({ help: cpdText, choices: each(cpdRoutes, lineWith(...cpdPlaceholders)) }),
    ENGAGEMENT_PARTNER: object({ help: cpdText }),
    /** What stands above the answers, beside the box that is ticked, and beside both. */
    ACCURACY_CONFIRMATION: object({ help: cpdText, statement: line, next: cpdText }),
  } satisfies Readonly<Record<DeclarationQuestionStep, Shape>>),
  complete: each(submissionStatuses, object({ message: richTextWith("year", "submittedOn"), next: richText })),
  /** Where it is not known whether it was recorded, and where it is known that it was not. */
  failed: cpdText,
  refused: cpdText,
  waiver: object({
    offer: richText,
    form: richText,
    /** Why a waiver may be asked for, in the order they are offered. */
    reasons: listOf(object({ code, label: line })),
    complete: object({ message: richTextWith("year", "units"), next: richText }),
    /** Beside the form. */
    evidence: richText,
    deleting: richTextWith("year"),
  }),
  history: object({ introduction: richText, empty: richText, emptyWithoutDuty: richText }),
});
export type AnnualDeclarationsContent = ContentOf<typeof annualDeclarations>;
