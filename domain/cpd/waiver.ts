import type { AnswerShape } from "../kernel/answers.ts";
import { yearOf, type CalendarDate } from "../kernel/calendar-date.ts";
import type { Decision } from "../kernel/decision.ts";
import { isValid, messages, problemsIn, type Problem, type Problems } from "../kernel/field-rules.ts";
import type { Submission } from "../kernel/submission.ts";
import { readTypedDate, type TypedDate } from "../kernel/typed-date.ts";
import type { Adjustment, AdjustmentStatus } from "./history.ts";
import { declaresCpd } from "./status.ts";

/** A reason for a waiver, as content offers it. WAIV-01 */
export interface WaiverReason {
  readonly code: string;
  readonly label: string;
}

/** The form as it stands: dates as they were typed. WAIV-01 */
export interface WaiverForm {
  readonly year?: number | undefined;
  readonly startDate: string;
  readonly endDate: string;
  readonly reason?: WaiverReason | undefined;
  readonly adjustmentType: string;
}

/** The form before anything is entered. WAIV-01, WAIV-03 */
export const emptyWaiverForm: WaiverForm = { startDate: "", endDate: "", adjustmentType: "waiver" };

export const waiverFormShape: AnswerShape<WaiverForm> = {
  year: "number",
  startDate: "words",
  endDate: "words",
  reason: { code: "words", label: "words" },
  adjustmentType: "words",
};

/** A waiver as it is requested. WAIV-01 */
export interface WaiverRequest {
  readonly year: number;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly reasonCode: string;
  readonly reasonLabel: string;
  readonly adjustmentType: string;
}

/** The years a waiver may be asked for: the current CPD year, which is the calendar's, and the two before. WAIV-01 */
export const offeredYears = (today: CalendarDate): readonly number[] => {
  const current = yearOf(today);
  return [current, current - 1, current - 2];
};

/** Whether someone has CPD that a waiver could take something off. WAIV-01 */
export const mayAskForWaiver = declaresCpd;

/** What the form's fields are told, beyond that they are required, and the form when no answer came. */
export const waiverMessages = {
  form: "Please enter a date as DD/MM/YYYY",
  "no such day": "There is no such day",
  order: "The end date must not be before the start date",
  outsideYear: (year: number): string => `Please enter a date in ${year}`,
  notOffered: "Please choose one of the years offered",
  noAnswer: "Something went wrong, and we cannot tell whether we have your request. Try again in a moment: it counts once.",
  notTaken: "We did not take your request. What you entered is still here.",
  noDeletion: "Something went wrong, and we cannot tell whether the waiver is deleted. Try again in a moment.",
  notDeleted: "The waiver was not deleted.",
} as const;

export type WaiverField = "year" | "startDate" | "endDate" | "reason";

const dateProblem = (typed: TypedDate, year: number | undefined): Problem | undefined => {
  if (typed.kind === "empty") return messages.required;
  if (typed.kind === "invalid") return waiverMessages[typed.why];
  return year !== undefined && yearOf(typed.date) !== year ? waiverMessages.outsideYear(year) : undefined;
};

const yearProblem = (year: number | undefined, today: CalendarDate): Problem | undefined => {
  if (year === undefined) return messages.required;
  return offeredYears(today).includes(year) ? undefined : waiverMessages.notOffered;
};

/** What is wrong with the form, field by field. WAIV-01 */
export const waiverProblems = (form: WaiverForm, today: CalendarDate): Problems<WaiverField> => {
  const start = readTypedDate(form.startDate);
  const end = readTypedDate(form.endDate);
  const isReversed = start.kind === "valid" && end.kind === "valid" && start.date > end.date;
  return problemsIn({
    year: yearProblem(form.year, today),
    startDate: dateProblem(start, form.year),
    endDate: dateProblem(end, form.year) ?? (isReversed ? waiverMessages.order : undefined),
    reason: form.reason === undefined ? messages.required : undefined,
  });
};

/** The request a form stands for; undefined while anything is wrong with it. WAIV-01 */
export const waiverRequestOf = (form: WaiverForm, today: CalendarDate): WaiverRequest | undefined => {
  const start = readTypedDate(form.startDate);
  const end = readTypedDate(form.endDate);
  if (!isValid(waiverProblems(form, today)) || start.kind !== "valid" || end.kind !== "valid") return undefined;
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

/** Whether what arrives at the institute keeps the form's rules. WAIV-01 */
export const isAcceptable = (
  request: Pick<WaiverRequest, "year" | "startDate" | "endDate">,
  today: CalendarDate,
): boolean =>
  offeredYears(today).includes(request.year) &&
  request.startDate <= request.endDate &&
  yearOf(request.startDate) === request.year &&
  yearOf(request.endDate) === request.year;

/** A span of days, both of them included. */
export interface Period {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

/** Whether two periods share a day. WAIV-01 */
export const overlaps = (one: Period, other: Period): boolean =>
  one.startDate <= other.endDate && other.startDate <= one.endDate;

/** Whether a request overlaps a waiver that is pending or awarded; the institute refuses it then. WAIV-01 */
export const isAlreadyCovered = (
  request: Period,
  recorded: readonly (Period & Pick<Adjustment, "status">)[],
): boolean =>
  recorded.some(
    (waiver) =>
      (waiver.status.code === "PENDING" || waiver.status.code === "AWARDED") && overlaps(request, waiver),
  );

/** WAIV-02 */
export const waiverSteps = ["LANDING", "SUBMITTING", "COMPLETE", "CPD_STATUS_CONFIRM"] as const;
export type WaiverStep = (typeof waiverSteps)[number];

/** What the institute answers to a waiver it takes. WAIV-05 */
export interface WaiverOutcome {
  readonly status: AdjustmentStatus;
  /** To quote, and to have a copy by; some registers give none. */
  readonly reference?: string | undefined;
  /** What the waiver comes to; some registers say only how many of them are verifiable. */
  readonly units?: number | undefined;
  readonly verifiableUnits: number;
}

/**
 * The step on screen, by what became of the request, and by whether the person went on from its outcome to the
 * status now on record. A refusal leads back to the form. WAIV-02, WAIV-04
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

/** What a waiver is once it is decided. WAIV-01 */
export const decidedStatusOf = ({ verdict }: Decision): AdjustmentStatus => (verdict === "grant" ? "AWARDED" : "REJECTED");
