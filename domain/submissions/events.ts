import type { CalendarDate } from "../kernel/calendar-date.ts";
import { whyNotDecided, type Verdict } from "../kernel/decision.ts";

/** What members send to the organisation. SENT-01 */
export const submissionKinds = ["declaration", "waiver", "application", "retirement", "contact", "employment", "account", "consents", "networks"] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Kinds that change the person's own details. */
export const changeKinds = ["contact", "employment", "account", "consents", "networks"] as const satisfies readonly SubmissionKind[];
export type ChangeKind = (typeof changeKinds)[number];

/** Kinds that take effect once they are granted; all others do when they are received. */
export const decidedKinds = ["waiver", "application"] as const satisfies readonly SubmissionKind[];

/** Kinds that change the register and that can be taken back. */
const revocableKinds = ["declaration", "retirement", "waiver"] as const satisfies readonly SubmissionKind[];

/** Whether the organisation decides a submission of this kind. */
export const needsDecision = (kind: SubmissionKind): boolean => decidedKinds.some((decided) => decided === kind);

const isRevocable = (kind: SubmissionKind): boolean => revocableKinds.some((revocable) => revocable === kind);

/** "reopened" takes back a decision; "taken back" takes back the submission itself. */
export const submissionEventTypes = ["received", "read", "asked", "decided", "reopened", "taken back"] as const;
export type SubmissionEventType = (typeof submissionEventTypes)[number];

/** Something that happened to a submission. Events are only ever added. SENT-01 */
export interface SubmissionEvent {
  readonly type: SubmissionEventType;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The customer, or a member of staff by name. */
  readonly by: string;
  /** Why, or what is asked for, in words for the person. */
  readonly reason?: string | undefined;
  /** Of a decision. */
  readonly verdict?: Verdict | undefined;
  /** The last day to send what is asked for. */
  readonly until?: CalendarDate | undefined;
}

/** Where a submission is. */
export const submissionStates = ["waiting", "asked", "granted", "refused", "in force", "taken back"] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** The events that say where a submission is; reading it changes nothing. */
const changesState = ({ type }: SubmissionEvent): boolean => type !== "read";

/** Where a submission of a kind is after its events, of which there is at least the one that it was received. SENT-01 */
export const submissionStateOf = (kind: SubmissionKind, events: readonly SubmissionEvent[]): SubmissionState => {
  const last = events.findLast(changesState);
  if (last?.type === "taken back") return "taken back";
  if (!needsDecision(kind)) return "in force";
  if (last?.type === "asked") return "asked";
  if (last?.type !== "decided") return "waiting";
  return last.verdict === "grant" ? "granted" : "refused";
};

/** Whether a submission has the effect that it was sent for. */
export const isInForce = (state: SubmissionState): boolean => state === "granted" || state === "in force";

/** Whether a submission waits for a decision of the organisation or an answer of the person. */
export const isUndecided = (state: SubmissionState): boolean => state === "waiting" || state === "asked";

const isBlank = (words: string | undefined): boolean => (words ?? "").trim() === "";

const notDecided = "Nothing is decided about this: it took effect when it was received.";

const whyNotReopened = (kind: SubmissionKind, state: SubmissionState, { reason }: SubmissionEvent): string | undefined => {
  if (!needsDecision(kind)) return notDecided;
  if (isUndecided(state)) return "It has not been decided yet.";
  return isBlank(reason) ? "Say why the decision is taken back." : undefined;
};

const whyNotTakenBack = (kind: SubmissionKind, owner: string, { by, reason }: SubmissionEvent): string | undefined => {
  if (by === owner) return kind === "waiver" ? undefined : "Ask the organisation to take it back.";
  if (kind === "application") return "Refuse it, or take back its decision.";
  if (!isRevocable(kind)) return "A change of details is not taken back: change the details again.";
  return isBlank(reason) ? "Say why it is taken back." : undefined;
};

/** Why an event cannot follow the others of a submission; undefined where it can. The owner is the customer's id. SENT-01, SENT-03 */
export const whyNotAppended = (
  { kind, owner, events }: { readonly kind: SubmissionKind; readonly owner: string; readonly events: readonly SubmissionEvent[] },
  event: SubmissionEvent,
): string | undefined => {
  if (events.length === 0) return event.type === "received" ? undefined : "It has not been received.";
  const state = submissionStateOf(kind, events);
  if (state === "taken back") return "It was taken back.";
  switch (event.type) {
    case "received":
      return "It was received before.";
    case "read":
      return undefined;
    case "asked":
    case "decided":
      if (!needsDecision(kind)) return notDecided;
      if (!isUndecided(state)) return "It has been decided already. Reopen it first.";
      return event.type === "decided" ? whyNotDecided({ verdict: event.verdict ?? "refuse", reason: event.reason }) : undefined;
    case "reopened":
      return whyNotReopened(kind, state, event);
    case "taken back":
      return whyNotTakenBack(kind, owner, event);
  }
};

/** The events with one more at their end, not earlier than the one before it: the clocks of two servers may differ. */
export const appended = (events: readonly SubmissionEvent[], event: SubmissionEvent): readonly [...SubmissionEvent[], SubmissionEvent] => [
  ...events,
  { ...event, at: Math.max(event.at, events.at(-1)?.at ?? event.at) },
];

/** Whether someone at the organisation has read a submission since it last came to wait. */
export const isRead = (events: readonly SubmissionEvent[]): boolean => {
  const since = events.findLastIndex(({ type }) => type === "received" || type === "reopened");
  return events.slice(since + 1).some(({ type }) => type === "read");
};

/** An event as staff and the person read it: "more asked for". */
export const submissionEventWords: Readonly<Record<SubmissionEventType, string>> = {
  received: "received",
  read: "read",
  asked: "more asked for",
  decided: "decided",
  reopened: "decision taken back",
  "taken back": "taken back",
};
