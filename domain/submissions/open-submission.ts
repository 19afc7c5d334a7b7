import type { CalendarDate } from "../kernel/calendar-date.ts";
import {
  formKinds,
  isUndecided,
  submissionStateOf,
  type FormKind,
  type SubmissionEvent,
  type SubmissionKind,
} from "./events.ts";
import { requestOf, type SubmissionRequest } from "./request.ts";

/** A waiver or an application that is not decided, or any form about which more is asked. DATE-01, LOG-04 */
export interface OpenSubmission {
  readonly of: FormKind;
  readonly reference: string;
  readonly since: CalendarDate;
  /** The CPD year of a waiver or a declaration. */
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

/** The submissions that are not decided, and those about which more is asked. DATE-01, LOG-04 */
export const openSubmissionsOf = (submissions: readonly SubmissionRecord[]): readonly OpenSubmission[] =>
  submissions.flatMap(({ kind, reference, submittedOn: since, answers, events }) => {
    const of = formKinds.find((form) => form === kind);
    const request = requestOf(events);
    if (of === undefined || !(request ?? isUndecided(submissionStateOf(kind, events)))) return [];
    const { year } = of === "waiver" || of === "declaration" ? yearOf(answers) : {};
    return [{ of, reference, since, ...(year === undefined ? {} : { year }), ...(request ? { request } : {}) }];
  });
