import type { CalendarDate } from "../kernel/calendar-date.ts";
import { decidedKinds, isUndecided, submissionStateOf, type SubmissionEvent, type SubmissionKind } from "./events.ts";
import { requestOf, type SubmissionRequest } from "./request.ts";

/** A waiver or an application that is not decided. DATE-01 */
export interface OpenSubmission {
  readonly of: (typeof decidedKinds)[number];
  readonly reference: string;
  readonly since: CalendarDate;
  /** The CPD year of a waiver. */
  readonly year?: number | undefined;
  /** What the customer still has to send. */
  readonly request?: SubmissionRequest | undefined;
}

/** A submission with its events. */
interface SubmissionRecord {
  readonly kind: SubmissionKind;
  readonly reference: string;
  readonly submittedOn: CalendarDate;
  readonly answers: unknown;
  readonly events: readonly SubmissionEvent[];
}

const yearOf = (answers: unknown): Pick<OpenSubmission, "year"> => answers as Pick<OpenSubmission, "year">;

/** The submissions that are not decided. DATE-01 */
export const openSubmissionsOf = (submissions: readonly SubmissionRecord[]): readonly OpenSubmission[] =>
  submissions.flatMap(({ kind, reference, submittedOn: since, answers, events }) => {
    const of = decidedKinds.find((decided) => decided === kind);
    if (of === undefined || !isUndecided(submissionStateOf(kind, events))) return [];
    const request = requestOf(kind, events);
    const { year } = of === "waiver" ? yearOf(answers) : {};
    return [{ of, reference, since, ...(year === undefined ? {} : { year }), ...(request ? { request } : {}) }];
  });
