import { dayOf, type CalendarDate, type DayRule } from "../../kernel/calendar-date.ts";
import {
  isInForce,
  reviewOutcomeOf,
  submissionStateOf,
  announcedEventsOf,
  type SubmissionEvent,
} from "../../submissions/events.ts";

/** How far the review of a drawn declaration is, in the order of the work. LOG-05 */
export type ReviewState =
  | "not asked"
  | "waiting"
  | "late"
  | "answered"
  | "sufficient"
  | "not sufficient"
  | "taken back";

/** How far the review of a declaration is, and how it came there. LOG-05 */
export interface ReviewProgress {
  readonly state: ReviewState;
  /** The last day to send what was asked for last; absent when nothing was. */
  readonly until?: CalendarDate | undefined;
  /** The day of the last answer. */
  readonly answeredOn?: CalendarDate | undefined;
  /** Whether the last day passed without an answer: until it came, until the outcome, or until today. */
  readonly isLate: boolean;
}

/** The progress of the review of a declaration on a day; what is asked for is late from the day after the last. LOG-05 */
export const reviewProgressOf = (
  events: readonly SubmissionEvent[],
  today: CalendarDate,
  rules: DayRule,
): ReviewProgress => {
  const announced = announcedEventsOf(events);
  const on = (event: SubmissionEvent | undefined) => event && dayOf(new Date(event.at), rules);
  const asked = announced.findLastIndex(({ type }) => type === "asked");
  const until = announced[asked]?.until;
  const answer = announced.findLast(({ type }) => type === "answered");
  const isAnswered = answer !== undefined && announced.indexOf(answer) > asked;
  const outcome = reviewOutcomeOf(events);
  const isLate = until !== undefined && ((isAnswered ? on(answer) : on(outcome)) ?? today) > until;
  const facts = { until, answeredOn: on(answer), isLate };
  if (!isInForce(submissionStateOf("declaration", events))) return { ...facts, state: "taken back" };
  if (outcome) return { ...facts, state: outcome.verdict === "grant" ? "sufficient" : "not sufficient" };
  if (isAnswered) return { ...facts, state: "answered" };
  if (until === undefined) return { ...facts, state: "not asked" };
  return { ...facts, state: isLate ? "late" : "waiting" };
};

/** Whether staff have to do something next: to ask, or to decide. */
export const isReviewOpen = (state: ReviewState): boolean =>
  state === "not asked" || state === "waiting" || state === "late" || state === "answered";
