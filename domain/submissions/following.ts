import { dayOf, type CalendarDate, type DayRule } from "../kernel/calendar-date.ts";
import type { Verdict } from "../kernel/decision.ts";
import { announcedEventsOf, announcedEventTypes, type SubmissionEvent, type AnnouncedEventType } from "./events.ts";

/** An event as shown to the customer, without the staff member's name. SENT-01 */
export interface FollowedEvent {
  readonly type: AnnouncedEventType;
  readonly on: CalendarDate;
  readonly reason?: string | undefined;
  readonly verdict?: Verdict | undefined;
  readonly until?: CalendarDate | undefined;
}

/** Returns the events as shown to the customer, earliest first. */
export const followedEventsOf = (events: readonly SubmissionEvent[], rules: DayRule): readonly FollowedEvent[] =>
  announcedEventsOf(events).map(({ type, at, reason, verdict, until }) => ({
    type,
    on: dayOf(new Date(at), rules),
    reason,
    verdict,
    until,
  }));

/** Keys of texts for the outcomes of a review, which only declarations have. LOG-05 */
export const outcomeNames = ["sufficient", "notSufficient"] as const;

/** Keys of texts for what happens to every kind of submission; decisions are keyed by verdict. */
export const followedNames = [
  ...announcedEventTypes.filter((type) => type !== "decided" && type !== "reviewed"),
  "granted",
  "refused",
] as const;
type OutcomeName = (typeof outcomeNames)[number];
export type FollowedName = (typeof followedNames)[number] | OutcomeName;

/** The text key of the outcome of a review. LOG-05 */
export const outcomeNameOf = ({ verdict }: Pick<FollowedEvent, "verdict">): OutcomeName =>
  verdict === "grant" ? "sufficient" : "notSufficient";

/** The text key of an event. */
export const followedNameOf = ({ type, verdict }: Pick<FollowedEvent, "type" | "verdict">): FollowedName => {
  if (type === "reviewed") return outcomeNameOf({ verdict });
  if (type !== "decided") return type;
  return verdict === "grant" ? "granted" : "refused";
};
