import type { CalendarDate } from "../kernel/calendar-date.ts";
import { submissionStateOf, type SubmissionEvent, type SubmissionKind } from "./events.ts";

/** What the organisation needs from a customer before it can decide a submission. MEMB-02, SENT-03 */
export interface SubmissionRequest {
  /** The required item, in words for the customer. */
  readonly wanted: string;
  /** The last day to send it. */
  readonly by: CalendarDate;
}

/** Why a request is invalid; undefined when valid. The day has to leave the customer some time. */
export const whyNotRequested = ({ wanted: item, by }: SubmissionRequest, today: CalendarDate): string | undefined => {
  if (item.trim() === "") return "Say what is needed.";
  return by <= today ? "The day has to be after today." : undefined;
};

/** The open request of a submission; undefined when there is none. SENT-03 */
export const requestOf = (kind: SubmissionKind, events: readonly SubmissionEvent[]): SubmissionRequest | undefined => {
  if (submissionStateOf(kind, events) !== "asked") return undefined;
  const { reason: wanted, until: by } = events.findLast(({ type }) => type === "asked") ?? {};
  return wanted === undefined || by === undefined ? undefined : { wanted, by };
};
