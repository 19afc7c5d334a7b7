import type { CalendarDate } from "../kernel/calendar-date.ts";
import { latestChangeOf, type SubmissionEvent } from "./events.ts";

/** A request to a customer about a submission. MEMB-02, SENT-03, LOG-04 */
export interface SubmissionRequest {
  /** The required item, in words for the customer. */
  readonly wanted: string;
  /** The last day to send it. */
  readonly by: CalendarDate;
}

/** Characters of a request at most. */
export const maxRequestLength = 2_000;

/** A part of a request that is invalid, and why. */
export interface RequestProblem {
  readonly field: keyof SubmissionRequest;
  readonly message: string;
}

/** Why a request is invalid; undefined when valid. The day has to leave the customer some time. */
export const whyNotRequested = (
  { wanted: item, by }: SubmissionRequest,
  today: CalendarDate,
): RequestProblem | undefined => {
  if (item.trim() === "") return { field: "wanted", message: "Say what is needed." };
  if (item.length > maxRequestLength)
    return { field: "wanted", message: `Say what is needed in ${maxRequestLength} characters at most.` };
  return by <= today ? { field: "by", message: "The day has to be after today." } : undefined;
};

/** The open request of a submission: one that nothing has answered or ended; undefined when there is none. SENT-03, LOG-04 */
export const requestOf = (events: readonly SubmissionEvent[]): SubmissionRequest | undefined => {
  const last = latestChangeOf(events);
  if (last?.type !== "asked" || last.reason === undefined || last.until === undefined) return undefined;
  return { wanted: last.reason, by: last.until };
};
