import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { FollowedEvent } from "../submissions/following.ts";

/** What the organisation still needs from someone whose application for membership is on hold. MEMB-02 */
export interface ApplicationRequest {
  /** What is needed, in words for the person. */
  readonly wanted: string;
  /** The last day to send it. */
  readonly by: CalendarDate;
}

/** The application someone has made, as far as they can follow it. MEMB-02 */
export interface ApplicationStanding {
  readonly reference: string;
  readonly submittedOn: CalendarDate;
  readonly request?: ApplicationRequest | undefined;
  /** What happened to it, the first first; an institute may not say. SENT-01 */
  readonly events?: readonly FollowedEvent[] | undefined;
}

/** Why a request cannot be made as it is; undefined where it can. The day has to leave the person some time. */
export const whyNotRequested = ({ wanted, by }: ApplicationRequest, today: CalendarDate): string | undefined => {
  if (wanted.trim() === "") return "Say what is needed.";
  return by <= today ? "The day has to be after today." : undefined;
};
