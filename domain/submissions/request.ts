import type { CalendarDate } from "../kernel/calendar-date.ts";
import { latestChangeOf, type SubmissionEvent } from "./events.ts";

/** What the organisation needs from a customer about a submission. MEMB-02, SENT-03, LOG-04 */
export interface SubmissionRequest {
  /** The required item, in words for the customer. */
  readonly wanted: string;
  /** The last day to send it. */
  readonly by: CalendarDate;
}

/** Characters of a request at most. */
export const longestRequest = 2_000;

/** Why a request is invalid; undefined when valid. The day has to leave the customer some time. */
export const whyNotRequested = ({ wanted: item, by }: SubmissionRequest, today: CalendarDate): string | undefined => {
  if (item.trim() === "") return "Say what is needed.";
  if (item.length > longestRequest) return `Say what is needed in ${longestRequest} characters at most.`;
  return by <= today ? "The day has to be after today." : undefined;
};

/** The open request of a submission: one that nothing has answered or ended; undefined when there is none. SENT-03, LOG-04 */
export const requestOf = (events: readonly SubmissionEvent[]): SubmissionRequest | undefined => {
  const last = latestChangeOf(events);
  if (last?.type !== "asked" || last.reason === undefined || last.until === undefined) return undefined;
  return { wanted: last.reason, by: last.until };
};
