import { learning } from "../customer/learning-site.ts";
import {
  type ContentOf,
  type Shape,
  card,
  code,
  counted,
  each,
  failureTexts,
  field,
  line,
  lineWith,
  link,
  listOf,
  object,
  optional,
  outcomeHeadings,
  richText,
  richTextWith,
} from "../kernel/content.ts";
import { registerCards } from "../retirement/register-card.ts";
import { outcomeNames } from "../submissions/following.ts";
import { cpdRoutes, submittedRoutes } from "./cpd-routes.ts";
import type { DeclarationField, DeclarationQuestionStep } from "./declaration.ts";
import { adjustmentStatuses, yearStatuses } from "./history.ts";
import { sumTexts } from "./log-content.ts";
import { disagreements } from "./log.ts";
import { submissionStatuses } from "./status.ts";
import type { WaiverField } from "./waiver.ts";

/** Placeholders allowed in texts about a declaration. */
const cpdPlaceholders = ["year", "nextDueDate", "remainingDays"] as const;
export type CpdPlaceholder = (typeof cpdPlaceholders)[number];

/** A text about a declaration. CPD-02 */
const cpdText = richTextWith(...cpdPlaceholders);

/** Texts of the record as a table. CPD-11, WAIV-06 */
const historyTable = object({
  caption: line,
  year: line,
  declaration: line,
  broughtForward: line,
  awarded: line,
  adjustments: line,
  none: line,
  statuses: each(yearStatuses, line),
  /** Names of the routes. CPD-08 */
  routes: each(submittedRoutes, line),
  /** Statuses of adjustments, within a sentence. */
  adjustmentStatuses: each(adjustmentStatuses, line),
  /** The outcome of a review; what staff wrote follows it. LOG-05 */
  review: each(outcomeNames, lineWith("date")),
  units: counted("units"),
  /** An adjustment with and without its period, and what it still needs. */
  adjustment: lineWith("reason", "units", "status"),
  adjustmentFor: lineWith("reason", "startDate", "endDate", "units", "status"),
  request: lineWith("date", "wanted"),
  /** Where to send what is requested. */
  where: richTextWith("reference"),
  /** Where answers are taken in the portal, in place of `where`. LOG-04 */
  answer: line,
  /** Follows a refused waiver. */
  refusal: lineWith("reason"),
  /** Names the declaration of a downloadable copy. */
  copyOf: lineWith("year"),
  deleteWaiver: line,
});
export type HistoryTableTexts = ContentOf<typeof historyTable>;

/** Texts of the CPD page. CPD-02, CPD-03 */
export const professionalDevelopment = object({
  heading: line,
  introduction: richText,
  upToDate: cpdText,
  /** Shown when no declaration is required. */
  notRequired: richText,
  retired: richText,
  /** Empty states of the history: with and without a duty to declare CPD. */
  history: object({
    empty: richText,
    emptyWithoutDuty: richText,
    link,
    /** Label of the record's download. TRAN-02 */
    download: line,
    table: historyTable,
  }),
  /** For members who log their CPD here. LOG-01 */
  log: optional(object({ heading: lineWith("year"), sum: sumTexts, link })),
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
  fields: object({
    isRequirementsMet: field,
    route: field,
    isEngagementPartner: field,
    isConfirmed: field,
  } satisfies Readonly<Record<DeclarationField, Shape>>),
  submit: line,
  outcome: outcomeHeadings,
  /** Labels of recorded facts besides the answers. */
  onRecord: object({ year: line, submittedOn: line }),
  landing: object({ heading: line, due: cpdText, nothingDue: cpdText, notRequired: richText, retired: richText }),
  steps: object({
    REQUIREMENTS_MET: object({ help: cpdText }),
    ROUTE: object({ help: cpdText, choices: each(cpdRoutes, lineWith(...cpdPlaceholders)) }),
    ENGAGEMENT_PARTNER: object({ help: cpdText }),
    /** Texts above the answers, beside the checkbox, and beside both. */
    ACCURACY_CONFIRMATION: object({ help: cpdText, statement: line, next: cpdText }),
  } satisfies Readonly<Record<DeclarationQuestionStep, Shape>>),
  complete: each(submissionStatuses, object({ message: richTextWith("year", "submittedOn"), next: richText })),
  /** The log beside the questions, and where the answers disagree with it. LOG-03 */
  log: optional(
    object({
      heading: lineWith("year"),
      units: line,
      verifiable: line,
      sum: sumTexts,
      disagreements: each(disagreements, richText),
      link,
    }),
  ),
  /** `failed`: the outcome is unknown. `refused`: nothing was recorded. */
  failed: cpdText,
  refused: cpdText,
  waiver: object({
    heading: line,
    /** Label of the button that opens the form, and the form's heading. */
    open: line,
    submit: line,
    fields: object({ year: field, startDate: field, endDate: field, reason: field } satisfies Readonly<
      Record<WaiverField, Shape>
    >),
    /** Heading of the waivers of the years on offer, and the word for a year without one. */
    soFar: object({ heading: line, none: line, waiver: lineWith("units", "status") }),
    sending: line,
    failures: failureTexts,
    offer: richText,
    form: richText,
    /** Waiver reasons in display order. */
    reasons: listOf(object({ code, label: line })),
    complete: object({
      heading: line,
      message: richTextWith("year", "units"),
      /** The units that a waiver deducts; some registers report only the verifiable ones. WAIV-05 */
      fewer: counted("units", "verifiable"),
      fewerVerifiable: counted("units"),
      status: line,
      units: line,
      verifiableUnits: line,
      next: richText,
    }),
    /** The status and units after a request. WAIV-02 */
    standing: object({
      heading: line,
      onRecord: line,
      status: line,
      due: lineWith("year", "nextDueDate"),
      overdue: lineWith("year", "nextDueDate"),
      upToDate: lineWith("year", "nextDueDate"),
      awarded: lineWith("year"),
      pending: lineWith("year"),
      broughtForward: lineWith("year"),
    }),
    /** Shown beside the form. */
    evidence: richText,
    deletion: object({
      heading: line,
      failures: failureTexts,
      message: richTextWith("year"),
      waiver: lineWith("year", "waiver"),
      keep: line,
      confirm: line,
      sending: line,
      done: lineWith("year", "waiver"),
    }),
  }),
  history: object({
    heading: line,
    introduction: richText,
    empty: richText,
    emptyWithoutDuty: richText,
    table: historyTable,
  }),
});
export type AnnualDeclarationsContent = ContentOf<typeof annualDeclarations>;
