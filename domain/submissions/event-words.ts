import { displayDate, type DateStyle } from "../kernel/calendar-date.ts";
import { submissionEventWords, type SubmissionEvent } from "./events.ts";

/** An event in words for staff, without its reason: "granted", "more asked for by 4 March 2026". SENT-02, DESK-06 */
export const eventWords = (
  { type, verdict, until }: Pick<SubmissionEvent, "type" | "verdict" | "until">,
  style: DateStyle,
): string => {
  const decided = verdict === "grant" ? "granted" : "refused";
  const what = type === "decided" ? decided : submissionEventWords[type];
  return until === undefined ? what : `${what} by ${displayDate(until, style)}`;
};
