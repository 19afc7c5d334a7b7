import type { CalendarDate } from "../kernel/calendar-date.ts";
import { isUndecided, submissionStateOf, type SubmissionEvent, type SubmissionKind } from "./events.ts";
import { requestOf, type SubmissionRequest } from "./request.ts";

/** A waiver or an application that is not decided. DATE-01 */
export type OpenSubmission = {
  readonly reference: string;
  readonly since: CalendarDate;
  /** What the customer still has to send. */
  readonly request?: SubmissionRequest | undefined;
} & ({ readonly of: "application" } | { readonly of: "waiver"; readonly year: number });

/** A submission with its events. */
interface Recorded {
  readonly kind: SubmissionKind;
  readonly reference: string;
  readonly submittedOn: CalendarDate;
  readonly answers: unknown;
  readonly events: readonly SubmissionEvent[];
}

/** The submissions that are not decided. DATE-01 */
export const openSubmissionsOf = (submissions: readonly Recorded[]): readonly OpenSubmission[] =>
  submissions
    .filter(({ kind, events }) => isUndecided(submissionStateOf(kind, events)))
    .map(({ kind, reference, submittedOn: since, answers, events }): OpenSubmission => {
      const open = { reference, since, request: requestOf(kind, events) };
      return kind === "waiver"
        ? { ...open, of: "waiver", year: (answers as { readonly year: number }).year }
        : { ...open, of: "application" };
    });
