import { dayOf, type CalendarDate } from "../kernel/calendar-date.ts";
import type { Verdict } from "../kernel/decision.ts";
import { submissionEventTypes, type SubmissionEvent, type SubmissionEventType } from "./events.ts";

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

/** What texts for the person are keyed by: a decision is told by its verdict. */
export const followedNames = [...submissionEventTypes.filter((type) => type !== "decided"), "granted", "refused"] as const;
export type FollowedName = Exclude<SubmissionEventType, "decided"> | "granted" | "refused";

/** What an event is called for the person. */
export const followedNameOf = ({ type, verdict }: Pick<FollowedEvent, "type" | "verdict">): FollowedName => {
  if (type !== "decided") return type;
  return verdict === "grant" ? "granted" : "refused";
};

/** What became of a submission, as its copy says it. */
export const followedWords: Readonly<Record<FollowedName, string>> = {
  received: "Received",
  read: "Read",
  asked: "More asked for",
  reopened: "Decision taken back",
  "taken back": "Taken back",
  granted: "Granted",
  refused: "Refused",
};
