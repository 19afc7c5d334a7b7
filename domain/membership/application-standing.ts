import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { FollowedEvent } from "../submissions/following.ts";
import type { SubmissionRequest } from "../submissions/request.ts";

/** Status of a submitted application. MEMB-02 */
export interface ApplicationStanding {
  readonly reference: string;
  readonly submittedOn: CalendarDate;
  readonly request?: SubmissionRequest | undefined;
  /** Its events, earliest first; absent when the institute does not report them. SENT-01 */
  readonly events?: readonly FollowedEvent[] | undefined;
}
