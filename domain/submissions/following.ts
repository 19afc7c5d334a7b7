import { dayOf, type CalendarDate } from "../kernel/calendar-date.ts";
import type { Verdict } from "../kernel/decision.ts";
import type { SubmissionEvent, SubmissionEventType } from "./events.ts";

/** An event as the person follows it: without who at the organisation did it. SENT-01 */
export interface FollowedEvent {
  readonly type: SubmissionEventType;
  readonly on: CalendarDate;
  readonly reason?: string | undefined;
  readonly verdict?: Verdict | undefined;
  readonly until?: CalendarDate | undefined;
}

/** The events of a submission as the person follows them, the first first. */
export const followedEventsOf = (events: readonly SubmissionEvent[]): readonly FollowedEvent[] =>
  events.map(({ type, at, reason, verdict, until }) => ({ type, on: dayOf(new Date(at)), reason, verdict, until }));
