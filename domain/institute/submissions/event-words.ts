import { dayOf, displayDate, type DateStyle, type DayRule } from "../../kernel/calendar-date.ts";
import { undoableEventOf, type SubmissionEvent, type SubmissionEventType } from "../../submissions/events.ts";

const words: Readonly<Record<Exclude<SubmissionEventType, "decided" | "reviewed" | "undone">, string>> = {
  received: "sent",
  read: "read",
  asked: "asked for more",
  answered: "answered",
  reopened: "decision taken back",
  "taken back": "taken back",
};

const withoutDay = (event: SubmissionEvent, events: readonly SubmissionEvent[]): string => {
  const isGranted = event.verdict === "grant";
  if (event.type === "decided") return isGranted ? "granted" : "refused";
  if (event.type === "reviewed") return isGranted ? "evidence sufficient" : "evidence not sufficient";
  if (event.type !== "undone") return words[event.type];
  return undoableEventOf(events.slice(0, events.indexOf(event)))?.type === "asked"
    ? "request undone"
    : "decision undone";
};

/**
 * An event among those of its submission in words for staff, without its reason: "granted", "asked for more by 4 March
 * 2026", "answered after 4 March 2026". SENT-02, DESK-06, LOG-04
 */
export const eventWords = (
  event: SubmissionEvent,
  events: readonly SubmissionEvent[],
  rules: DateStyle & DayRule,
): string => {
  const { type, until, at } = event;
  const what = withoutDay(event, events);
  if (until === undefined) return what;
  const day = displayDate(until, rules);
  if (type !== "answered") return `${what} by ${day}`;
  return dayOf(new Date(at), rules) > until ? `${what} after ${day}` : what;
};
