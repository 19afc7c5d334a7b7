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
import { registerCards } from "../retirement/register-card.ts";
import { cpdRoutes, type DeclarationQuestionStep } from "./declaration.ts";
import { submissionStatuses } from "./status.ts";

/** Placeholders allowed in texts about a declaration. */
const cpdPlaceholders = ["year", "nextDueDate", "remainingDays"] as const;
export type CpdPlaceholder = (typeof cpdPlaceholders)[number];

/** A text about a declaration. CPD-02 */
const cpdText = richTextWith(...cpdPlaceholders);

/** Texts of the CPD page. CPD-02, CPD-03 */
export const professionalDevelopment = object({
  heading: line,
  introduction: richText,
  upToDate: cpdText,
  /** Shown when no declaration is required. */
  notRequired: richText,
  retired: richText,
  /** Empty states of the history: with and without a duty to declare CPD. */
  history: object({ empty: richText, emptyWithoutDuty: richText, link }),
  guide: object({ heading: line, tiles: listOf(card) }),
  register: registerCards,
  learning,
  footerLinks: listOf(link),
});
export type ProfessionalDevelopmentContent = ContentOf<typeof professionalDevelopment>;

/** Texts of the declaration flow and the history. CPD-04 to CPD-11, WAIV-01 to WAIV-06 */
export const annualDeclarations = object({
  heading: line,
  introduction: richText,
  landing: object({ heading: line, due: cpdText, nothingDue: cpdText, notRequired: richText, retired: richText }),
  steps: object({
    REQUIREMENTS_MET: object({ help: cpdText }),
    ROUTE: object({ help: cpdText, choices: each(cpdRoutes, lineWith(...cpdPlaceholders)) }),
    ENGAGEMENT_PARTNER: object({ help: cpdText }),
    /** Texts above the answers, beside the checkbox, and beside both. */
    ACCURACY_CONFIRMATION: object({ help: cpdText, statement: line, next: cpdText }),
  } satisfies Readonly<Record<DeclarationQuestionStep, Shape>>),
  complete: each(submissionStatuses, object({ message: richTextWith("year", "submittedOn"), next: richText })),
  /** `failed`: the outcome is unknown. `refused`: nothing was recorded. */
  failed: cpdText,
  refused: cpdText,
  waiver: object({
    offer: richText,
    form: richText,
    /** Waiver reasons in display order. */
    reasons: listOf(object({ code, label: line })),
    complete: object({ message: richTextWith("year", "units"), next: richText }),
    /** Shown beside the form. */
    evidence: richText,
    deleting: richTextWith("year"),
  }),
  history: object({ introduction: richText, empty: richText, emptyWithoutDuty: richText }),
});
export type AnnualDeclarationsContent = ContentOf<typeof annualDeclarations>;
