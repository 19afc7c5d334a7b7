import type { CalendarDate } from "../kernel/calendar-date.ts";
import { exhausted } from "../kernel/exhausted.ts";

/** The institute's codes for where a member's CPD declaration stands. */
export const overviewCodes = ["NOT_REQUIRED", "UPTODATE", "DUE", "OVERDUE"] as const;
export type OverviewCode = (typeof overviewCodes)[number];

/** Where a member's annual declaration stands. */
export interface CpdOverview {
  readonly code: OverviewCode;
  /** The CPD year that is to be, or was last, declared. */
  readonly year: number;
  readonly nextDueDate: CalendarDate;
  /** Whole days until the due date; 0 or less once it has come. */
  readonly remainingDays: number;
}

/** What becomes of a submitted declaration. CPD-10 */
export const submissionStatuses = ["COMPLETE", "INCOMPLETE", "NOT_MET_REQUIREMENTS"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** The known statuses, by which content is keyed. CPD-01 */
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

/** The status an overview stands for. CPD-01 */
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
      return exhausted(overview.code);
  }
};

/** Whether a declaration is asked of someone at all: only then is there a next one, with a year and a day. CPD-02 */
export const isDeclarationRequired = (code: OverviewCode): boolean => code !== "NOT_REQUIRED";

/** Whether someone declares CPD at all: neither the retired, nor those of whom none is asked. CPD-02, CPD-11 */
export const declaresCpd = (code: OverviewCode, isRetired: boolean): boolean => isDeclarationRequired(code) && !isRetired;

/** The statuses that a member is told of. CPD-02 */
export const noticedStatuses = cpdStatuses.filter((status) => status !== "upToDate");

/** What is to be declared, with the status that its notice is keyed by. */
export interface ToDeclare {
  readonly overview: CpdOverview;
  readonly status: Exclude<CpdStatus, "upToDate">;
}

/** Whether the declaration notification shows: for every status but upToDate, never to the retired. CPD-02 */
export const showsDeclarationNotice = (status: CpdStatus, isRetired: boolean): boolean =>
  status !== "upToDate" && !isRetired;

/** What is to be declared by someone; undefined when nothing is. CPD-02 */
export const toDeclareOf = (overview: CpdOverview, isRetired: boolean): ToDeclare | undefined => {
  const status = cpdStatusOf(overview);
  return status !== "upToDate" && showsDeclarationNotice(status, isRetired) ? { overview, status } : undefined;
};
