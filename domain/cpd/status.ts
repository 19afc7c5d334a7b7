import { assertNever } from "../kernel/assert-never.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";

/** The institute's codes for a member's declaration status. */
export const overviewCodes = ["NOT_REQUIRED", "UPTODATE", "DUE", "OVERDUE"] as const;
export type OverviewCode = (typeof overviewCodes)[number];

/** The state of a member's annual declaration. */
export interface CpdOverview {
  readonly code: OverviewCode;
  /** The CPD year to declare next, or last declared. */
  readonly year: number;
  readonly nextDueDate: CalendarDate;
  /** Whole days until the due date; 0 on the day, negative afterwards. */
  readonly remainingDays: number;
}

/** Possible statuses of a submitted declaration. CPD-10 */
export const submissionStatuses = ["COMPLETE", "INCOMPLETE", "NOT_MET_REQUIREMENTS"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** The statuses that content is keyed by. CPD-01 */
export const cpdStatuses = [
  "opened",
  "withIncomplete",
  "notYetOpened",
  "upToDate",
  "readyToStart",
  "due",
  "overdue",
] as const;
export type CpdStatus = (typeof cpdStatuses)[number];

/** Derives the status from an overview. CPD-01 */
export const cpdStatusOf = (overview: Pick<CpdOverview, "code" | "remainingDays">): CpdStatus => {
  switch (overview.code) {
    case "DUE":
      return overview.remainingDays > 0 ? "due" : "readyToStart";
    case "OVERDUE":
      return "overdue";
    case "NOT_REQUIRED":
    case "UPTODATE":
      return "upToDate";
    default:
      return assertNever(overview.code);
  }
};

/** Whether a declaration is required; only then do its year and due date apply. CPD-02 */
export const isDeclarationRequired = (code: OverviewCode): boolean => code !== "NOT_REQUIRED";

/** Whether the customer declares CPD: false for retired members and where no declaration is required. CPD-02, CPD-11 */
export const declaresCpd = (code: OverviewCode, isRetired: boolean): boolean =>
  isDeclarationRequired(code) && !isRetired;

/** The statuses for which a notice shows. CPD-02 */
export const noticedStatuses = cpdStatuses.filter((status) => status !== "upToDate");

/** The declaration that is due, with the status that keys its notice. */
export interface ToDeclare {
  readonly overview: CpdOverview;
  readonly status: Exclude<CpdStatus, "upToDate">;
}

/** Whether the declaration notice shows: for every status except upToDate, and never for retired members. CPD-02 */
export const showsDeclarationNotice = (status: CpdStatus, isRetired: boolean): boolean =>
  status !== "upToDate" && !isRetired;

/** The declaration that is due; undefined when none is. CPD-02 */
export const toDeclareOf = (overview: CpdOverview, isRetired: boolean): ToDeclare | undefined => {
  const status = cpdStatusOf(overview);
  return status !== "upToDate" && showsDeclarationNotice(status, isRetired) ? { overview, status } : undefined;
};
