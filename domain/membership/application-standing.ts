import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { FollowedEvent } from "../submissions/following.ts";
import type { SubmissionRequest } from "../submissions/request.ts";

/** The application someone has made, as far as they can follow it. MEMB-02 */
export interface ApplicationStanding {
  readonly reference: string;
  readonly submittedOn: CalendarDate;
  readonly request?: SubmissionRequest | undefined;
  /** What happened to it, the first first; an institute may not say. SENT-01 */
  readonly events?: readonly FollowedEvent[] | undefined;
}
