import type { AnswerShape } from "../kernel/answers.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Decision } from "../kernel/decision.ts";
import { isValid, messages, problemsIn, type Problem, type Problems } from "../kernel/field-rules.ts";
import { messagesOf, withValues } from "../kernel/message.ts";
import type { Submission } from "../kernel/submission.ts";
import { readTypedDate, type TypedDate, typedDateMessages } from "../kernel/typed-date.ts";
import type { OrganisationRules } from "../rules/organisation-rules.ts";
import type { CpdRules } from "../rules/portal-rules.ts";
import { cpdYearOf, cpdYearPeriod, isCalendarYear, type Period } from "./cpd-year.ts";
import type { Adjustment, AdjustmentStatus } from "./history.ts";
import { declaresCpd } from "./status.ts";

/** A waiver reason from content. WAIV-01 */
export interface WaiverReason {
  readonly code: string;
  readonly label: string;
}

/** Form state; dates are the raw input. WAIV-01 */
export interface WaiverForm {
  readonly year?: number | undefined;
  readonly startDate: string;
  readonly endDate: string;
  readonly reason?: WaiverReason | undefined;
  readonly adjustmentType: string;
}

/** Initial form state. WAIV-01, WAIV-03 */
export const emptyWaiverForm: WaiverForm = { startDate: "", endDate: "", adjustmentType: "waiver" };

export const waiverFormShape: AnswerShape<WaiverForm> = {
  year: "number",
  startDate: "words",
  endDate: "words",
  reason: { code: "words", label: "words" },
  adjustmentType: "words",
};

/** The payload of a waiver request. WAIV-01 */
export interface WaiverRequest {
  readonly year: number;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly reasonCode: string;
  readonly reasonLabel: string;
  readonly adjustmentType: string;
  /** The ids of uploaded files that it is sent with. LOG-02 */
  readonly evidence?: readonly string[] | undefined;
}

/** The years that a waiver can cover: the current CPD year and the two before it. WAIV-01 */
export const offeredYears = (today: CalendarDate, rules: CpdRules): readonly number[] => {
  const current = cpdYearOf(today, rules);
  return [current, current - 1, current - 2];
};

/** Whether the customer may request a waiver: only those who declare CPD. WAIV-01 */
export const mayAskForWaiver = declaresCpd;

/** The waiver reasons that the organisation offers. RULE-01 */
export const offeredReasons = (
  reasons: readonly WaiverReason[],
  { waiverReasons }: CpdRules,
): readonly WaiverReason[] =>
  waiverReasons === undefined ? reasons : reasons.filter(({ code }) => waiverReasons.includes(code));

/** Validation messages besides "required". */
export const waiverMessages = messagesOf("waiver", {
  order: "The end date must not be before the start date",
  outsideYear: "Please enter a date in {year}",
  outsidePeriod: "Please enter a date from {from} to {until}",
  notOffered: "Please choose one of the years offered",
});

const outsideYear = (year: number, { cpd }: WaiverRules): Problem => {
  if (isCalendarYear(cpd)) return withValues(waiverMessages.outsideYear, { year });
  const { startDate, endDate } = cpdYearPeriod(year, cpd);
  return withValues(waiverMessages.outsidePeriod, {
    from: { day: startDate },
    until: { day: endDate },
  });
};

/** The rules that a waiver form is checked by. */
export type WaiverRules = Pick<OrganisationRules, "cpd">;

export type WaiverField = "year" | "startDate" | "endDate" | "reason";

/** The year and days of a waiver, as far as they are known. */
type WaiverPeriod = { readonly [Field in "year" | "startDate" | "endDate"]?: WaiverRequest[Field] | undefined };

/** The rules for year and days, which the form and the institute share: each problem by its field. WAIV-01 */
const periodProblems = (
  { year, startDate, endDate }: WaiverPeriod,
  today: CalendarDate,
  rules: WaiverRules,
): Problems<keyof WaiverPeriod> => {
  const dateProblem = (date: CalendarDate | undefined): Problem | undefined => {
    if (date === undefined) return messages.required;
    return year !== undefined && cpdYearOf(date, rules.cpd) !== year ? outsideYear(year, rules) : undefined;
  };
  const yearProblem = (): Problem | undefined => {
    if (year === undefined) return messages.required;
    return offeredYears(today, rules.cpd).includes(year) ? undefined : waiverMessages.notOffered;
  };
  const isReversed = startDate !== undefined && endDate !== undefined && startDate > endDate;
  return problemsIn({
    year: yearProblem(),
    startDate: dateProblem(startDate),
    endDate: dateProblem(endDate) ?? (isReversed ? waiverMessages.order : undefined),
  });
};

const dateIn = (typed: TypedDate): CalendarDate | undefined => (typed.kind === "valid" ? typed.date : undefined);

const typingProblem = (typed: TypedDate): Problem | undefined =>
  typed.kind === "invalid" ? typedDateMessages[typed.why] : undefined;

/** Validates the form, field by field. WAIV-01 */
export const waiverProblems = (form: WaiverForm, today: CalendarDate, rules: WaiverRules): Problems<WaiverField> => {
  const start = readTypedDate(form.startDate);
  const end = readTypedDate(form.endDate);
  const period = periodProblems({ year: form.year, startDate: dateIn(start), endDate: dateIn(end) }, today, rules);
  return problemsIn({
    year: period.year,
    startDate: typingProblem(start) ?? period.startDate,
    endDate: typingProblem(end) ?? period.endDate,
    reason: form.reason === undefined ? messages.required : undefined,
  });
};

/** Builds the request from a valid form; undefined while the form has errors. WAIV-01 */
export const waiverRequestOf = (
  form: WaiverForm,
  today: CalendarDate,
  rules: WaiverRules,
): WaiverRequest | undefined => {
  const start = readTypedDate(form.startDate);
  const end = readTypedDate(form.endDate);
  if (!isValid(waiverProblems(form, today, rules)) || start.kind !== "valid" || end.kind !== "valid") return undefined;
  if (form.year === undefined || form.reason === undefined) return undefined;
  return {
    year: form.year,
    startDate: start.date,
    endDate: end.date,
    reasonCode: form.reason.code,
    reasonLabel: form.reason.label,
    adjustmentType: form.adjustmentType,
  };
};

/** Whether a received request satisfies the form's rules. WAIV-01 */
export const isAcceptable = (
  request: Pick<WaiverRequest, "year" | "startDate" | "endDate">,
  today: CalendarDate,
  rules: WaiverRules,
): boolean => isValid(periodProblems(request, today, rules));

/** Whether two periods have a day in common. WAIV-01 */
export const overlaps = (one: Period, other: Period): boolean =>
  one.startDate <= other.endDate && other.startDate <= one.endDate;

/** Whether a request overlaps a pending or awarded waiver; the institute rejects it then. WAIV-01 */
export const isAlreadyCovered = (
  request: Period,
  recorded: readonly (Period & Pick<Adjustment, "status">)[],
): boolean =>
  recorded.some(
    (waiver) => (waiver.status.code === "PENDING" || waiver.status.code === "AWARDED") && overlaps(request, waiver),
  );

/** Steps of the waiver flow. WAIV-02 */
export const waiverSteps = ["LANDING", "SUBMITTING", "COMPLETE", "CPD_STATUS_CONFIRM"] as const;
export type WaiverStep = (typeof waiverSteps)[number];

/** The institute's response to an accepted waiver request, as far as it says something. WAIV-05 */
export interface WaiverOutcome {
  readonly status?: AdjustmentStatus | undefined;
  /** Identifies the waiver and its downloadable copy; absent in some registers. */
  readonly reference?: string | undefined;
  /** Total units of the waiver; some registers report only the verifiable ones. */
  readonly units?: number | undefined;
  readonly verifiableUnits?: number | undefined;
}

/**
 * Derives the visible step from the submission status and from whether the user continued to the CPD status. A
 * rejection returns to the form. WAIV-02, WAIV-04
 */
export const waiverStepOf = (
  { status }: Pick<Submission<unknown, unknown>, "status">,
  isOutcomeSeen: boolean,
): WaiverStep => {
  switch (status) {
    case "idle":
    case "failed":
      return "LANDING";
    case "submitting":
      return "SUBMITTING";
    case "done":
      return isOutcomeSeen ? "CPD_STATUS_CONFIRM" : "COMPLETE";
  }
};

/** The status of a decided waiver. WAIV-01 */
export const decidedStatusOf = ({ verdict }: Decision): AdjustmentStatus =>
  verdict === "grant" ? "AWARDED" : "REJECTED";
