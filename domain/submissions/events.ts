import type { CalendarDate } from "../kernel/calendar-date.ts";
import { whyNotDecided, type Verdict } from "../kernel/decision.ts";

export const formKinds = ["declaration", "waiver", "application", "retirement"] as const;
export type FormKind = (typeof formKinds)[number];

/** Kinds that change the customer's own details. */
export const changeKinds = ["contact", "employment", "account", "consents", "networks"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The kinds of submission from members to the organisation. SENT-01 */
export const submissionKinds = [...formKinds, ...changeKinds] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Kinds that take effect when granted; all others take effect when received. */
export const decidedKinds = ["waiver", "application"] as const satisfies readonly FormKind[];

/** Kinds that change the register and can be withdrawn. */
const revocableKinds = ["declaration", "retirement", "waiver"] as const satisfies readonly SubmissionKind[];

/** Whether the organisation can ask the customer for more about submissions of a kind. LOG-04 */
const mayBeAskedAbout = (kind: SubmissionKind): kind is FormKind => formKinds.some((form) => form === kind);

/** Whether the organisation decides submissions of a kind. */
export const needsDecision = (kind: SubmissionKind): boolean => decidedKinds.some((decided) => decided === kind);

const isRevocable = (kind: SubmissionKind): boolean => revocableKinds.some((revocable) => revocable === kind);

/**
 * Events that are announced to the customer and to other systems. "reviewed" is the outcome of a review; "reopened"
 * revokes a decision or an outcome; "taken back" withdraws the submission itself.
 */
export const announcedEventTypes = [
  "received",
  "read",
  "asked",
  "answered",
  "decided",
  "reviewed",
  "reopened",
  "taken back",
] as const;
export type AnnouncedEventType = (typeof announcedEventTypes)[number];

/** "undone" revokes a decision or a request before it is announced. */
export const submissionEventTypes = [...announcedEventTypes, "undone"] as const;
export type SubmissionEventType = (typeof submissionEventTypes)[number];

/** Events that staff can undo before anybody learns of them. DESK-03 */
const undoableTypes: readonly SubmissionEventType[] = ["decided", "reviewed", "asked"];

/**
 * Milliseconds for which the mails and webhook messages of a decision or a request wait, so that an undone one is never
 * sent. DESK-03
 */
export const undoPeriod = 10 * 60 * 1000;

/** An event of a submission. Events are append-only. SENT-01 */
export interface SubmissionEvent {
  readonly type: SubmissionEventType;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The customer, or a member of staff by name. */
  readonly by: string;
  /** The reason or the request, in words for the customer; of an answer, the words of the customer. */
  readonly reason?: string | undefined;
  /** Present for decisions; of a review, whether the evidence is sufficient. */
  readonly verdict?: Verdict | undefined;
  /** Last day to send the requested item; of an answer, the day by which it was asked for. */
  readonly until?: CalendarDate | undefined;
}

export const submissionStates = ["waiting", "asked", "granted", "refused", "in force", "taken back"] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** Whether an event changes the state; reading does not. */
const changesState = ({ type }: SubmissionEvent): boolean => type !== "read";

/** An event that is announced to the customer and to other systems. */
export type AnnouncedEvent = SubmissionEvent & { readonly type: AnnouncedEventType };

const isAnnounced = (event: SubmissionEvent): event is AnnouncedEvent => event.type !== "undone";

/** The announced events: all but undone decisions and requests, and their undoing. DESK-03 */
export const announcedEventsOf = (events: readonly SubmissionEvent[]): readonly AnnouncedEvent[] =>
  events.reduce<readonly AnnouncedEvent[]>((announced, event) => {
    if (isAnnounced(event)) return [...announced, event];
    const undone = announced.findLastIndex((earlier) => undoableTypes.includes(earlier.type));
    return announced.filter((_, index) => index !== undone);
  }, []);

/** The last event that counts and is more than a reading; undefined without events. */
export const latestChangeOf = (events: readonly SubmissionEvent[]): AnnouncedEvent | undefined =>
  announcedEventsOf(events).findLast(changesState);

/** The state of a submission after its events, which include at least "received". SENT-01 */
export const submissionStateOf = (kind: SubmissionKind, events: readonly SubmissionEvent[]): SubmissionState => {
  const last = latestChangeOf(events);
  if (last?.type === "taken back") return "taken back";
  if (!needsDecision(kind)) return "in force";
  if (last?.type === "asked") return "asked";
  if (last?.type !== "decided") return "waiting";
  return last.verdict === "grant" ? "granted" : "refused";
};

/** The outcome of the review of a declaration; undefined before it, and after it was revoked. LOG-05 */
export const reviewOutcomeOf = (events: readonly SubmissionEvent[]): SubmissionEvent | undefined => {
  const last = announcedEventsOf(events).findLast(({ type }) => type === "reviewed" || type === "reopened");
  return last?.type === "reviewed" ? last : undefined;
};

/** Whether a submission is in effect. */
export const isInForce = (state: SubmissionState): boolean => state === "granted" || state === "in force";

/** Whether a submission waits for a decision by the organisation or a reply by the customer. */
export const isUndecided = (state: SubmissionState): boolean => state === "waiting" || state === "asked";

/** The decision or the request that could be undone, if that is the last event. */
export const undoableEventOf = (events: readonly SubmissionEvent[]): SubmissionEvent | undefined => {
  const last = events.findLast(changesState);
  return last && undoableTypes.includes(last.type) ? last : undefined;
};

/** Until when, in milliseconds since 1970, the last event can be undone; undefined when it is no decision and no request. DESK-03 */
export const undoableUntil = (events: readonly SubmissionEvent[]): number | undefined => {
  const undoable = undoableEventOf(events);
  return undoable && undoable.at + undoPeriod;
};

/**
 * The event that revokes what staff did last: an undoing while it is possible, then a reopening where there is a decision
 * or an outcome, or else the submission is taken back. SENT-03, DESK-03
 */
export const revokingType = (
  kind: SubmissionKind,
  events: readonly SubmissionEvent[],
  at: number,
): "undone" | "reopened" | "taken back" => {
  if (at < (undoableUntil(events) ?? at)) return "undone";
  return needsDecision(kind) || reviewOutcomeOf(events) ? "reopened" : "taken back";
};

/** A submission with the customer's ID and its events. */
interface Owned {
  readonly kind: SubmissionKind;
  readonly owner: string;
  readonly events: readonly SubmissionEvent[];
}

const isBlank = (words: string | undefined): boolean => (words ?? "").trim() === "";

const notDecided = "Nothing is decided about this: it took effect when it was received.";

const whyNotReopened = (
  { kind, events }: Owned,
  state: SubmissionState,
  { reason }: SubmissionEvent,
): string | undefined => {
  if (!needsDecision(kind) && !reviewOutcomeOf(events)) return notDecided;
  if (isUndecided(state)) return "It has not been decided yet.";
  return isBlank(reason) ? "Say why the decision is taken back." : undefined;
};

const decidedAlready = "It has been decided already. Reopen it first.";

const whyNotAsked = (
  kind: SubmissionKind,
  state: SubmissionState,
  { reason, until }: SubmissionEvent,
): string | undefined => {
  if (!mayBeAskedAbout(kind)) return "Nothing more is asked for about a change of details.";
  if (isBlank(reason) || until === undefined) return "Say what is needed, and by which day.";
  return needsDecision(kind) && !isUndecided(state) ? decidedAlready : undefined;
};

const whyNotAnswered = (
  events: readonly SubmissionEvent[],
  owner: string,
  { by, reason }: SubmissionEvent,
): string | undefined => {
  if (latestChangeOf(events)?.type !== "asked") return "Nothing is asked for at present.";
  if (by !== owner) return "Only the person answers.";
  return isBlank(reason) ? "An answer has words." : undefined;
};

const reviewedAlready = "It has been reviewed already. Take the outcome back first.";

const whyNotReviewed = (
  { kind, owner, events }: Owned,
  { by, verdict, reason }: SubmissionEvent,
): string | undefined => {
  if (kind !== "declaration") return "Only a declaration is reviewed.";
  if (by === owner) return "The organisation reviews it.";
  if (reviewOutcomeOf(events)) return reviewedAlready;
  if (verdict === undefined) return "Say whether the evidence is sufficient.";
  return whyNotDecided({ verdict, reason });
};

const whyNotTakenBack = (kind: SubmissionKind, owner: string, { by, reason }: SubmissionEvent): string | undefined => {
  if (by === owner) return kind === "waiver" ? undefined : "Ask the organisation to take it back.";
  if (kind === "application") return "Refuse it, or take back its decision.";
  if (!isRevocable(kind)) return "A change of details is not taken back: change the details again.";
  return isBlank(reason) ? "Say why it is taken back." : undefined;
};

/**
 * Why an event cannot be appended to a submission; undefined when it can. `owner` is the customer's ID. SENT-01,
 * SENT-03
 */
export const whyNotAppended = ({ kind, owner, events }: Owned, event: SubmissionEvent): string | undefined => {
  if (events.length === 0) return event.type === "received" ? undefined : "It has not been received.";
  const state = submissionStateOf(kind, events);
  if (state === "taken back") return "It was taken back.";
  switch (event.type) {
    case "received":
      return "It was received before.";
    case "read":
      return undefined;
    case "asked":
      return reviewOutcomeOf(events) ? reviewedAlready : whyNotAsked(kind, state, event);
    case "answered":
      return whyNotAnswered(events, owner, event);
    case "decided":
      if (!needsDecision(kind)) return notDecided;
      return isUndecided(state)
        ? whyNotDecided({ verdict: event.verdict ?? "refuse", reason: event.reason })
        : decidedAlready;
    case "reviewed":
      return whyNotReviewed({ kind, owner, events }, event);
    case "reopened":
      return whyNotReopened({ kind, owner, events }, state, event);
    case "undone":
      return event.at < (undoableUntil(events) ?? 0)
        ? undefined
        : "Nothing was decided or asked for in the last ten minutes. Take a decision back, with a reason.";
    case "taken back":
      return whyNotTakenBack(kind, owner, event);
  }
};

/** Appends an event, with a time no earlier than the previous one, because server clocks may differ. */
export const appendEvent = (
  events: readonly SubmissionEvent[],
  event: SubmissionEvent,
): readonly [...SubmissionEvent[], SubmissionEvent] => [
  ...events,
  { ...event, at: Math.max(event.at, events.at(-1)?.at ?? event.at) },
];

const unreadTypes: readonly SubmissionEventType[] = ["received", "answered", "reopened", "undone"];

/** Whether staff have read a submission since it was last received, answered, reopened or undone. */
export const isRead = (events: readonly SubmissionEvent[]): boolean => {
  const since = events.findLastIndex(({ type }) => unreadTypes.includes(type));
  return events.slice(since + 1).some(({ type }) => type === "read");
};
