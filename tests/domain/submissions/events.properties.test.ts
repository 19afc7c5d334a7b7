import { describe, expect, test } from "vitest";

import { whyNotRevoked, type DatedSubmission } from "../../../domain/institute/submissions/revoking.ts";
import { waitingParty } from "../../../domain/institute/submissions/waiting-party.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { verdicts } from "../../../domain/kernel/decision.ts";
import {
  appendEvent,
  undoableEventOf,
  isInForce,
  isRead,
  isUndecided,
  needsDecision,
  submissionEventTypes,
  submissionKinds,
  submissionStateOf,
  announcedEventsOf,
  whyNotAppended,
  type SubmissionEvent,
  type SubmissionKind,
} from "../../../domain/submissions/events.ts";
import { requestOf } from "../../../domain/submissions/request.ts";
import { numberedRequestOf, requestThreadsOf } from "../../../domain/submissions/thread.ts";
import { fc } from "../support/fast-check.ts";

const owner = "1001";

const days = ["2026-12-01", "2026-12-10"] as CalendarDate[];

const anyEvent: fc.Arbitrary<SubmissionEvent> = fc.record({
  type: fc.constantFrom(...submissionEventTypes),
  at: fc.nat(1000),
  by: fc.constantFrom(owner, "registrar: A. Clerk"),
  reason: fc.constantFrom(undefined, " ", "a reason"),
  verdict: fc.constantFrom(undefined, ...verdicts),
  until: fc.constantFrom(...days),
});

const anyKind = fc.constantFrom(...submissionKinds);

/** Adds events to a submission; skips those that may not follow. */
const offered = (kind: SubmissionKind, attempts: readonly SubmissionEvent[]): readonly SubmissionEvent[] =>
  attempts.reduce<readonly SubmissionEvent[]>(
    (events, event) =>
      whyNotAppended({ kind, owner, events }, event) === undefined ? appendEvent(events, event) : events,
    [],
  );

/** Whether an event undoes a decision, not a request. */
const undoesDecision = (events: readonly SubmissionEvent[], at: number): boolean =>
  events[at]?.type === "undone" && undoableEventOf(events.slice(0, at))?.type !== "asked";

const isDecision = ({ type }: Pick<SubmissionEvent, "type">): boolean => type === "decided" || type === "reviewed";

const received: SubmissionEvent = { type: "received", at: 0, by: owner };

describe("the events of a submission", () => {
  test("are never lost or reordered: each one is appended, no earlier than the previous one", () => {
    fc.assert(
      fc.property(anyKind, fc.array(anyEvent), anyEvent, (kind, attempts, next) => {
        const before = offered(kind, [received, ...attempts]);
        const after = appendEvent(before, next);
        expect(after.slice(0, -1)).toEqual(before);
        expect(after.at(-1)).toMatchObject({ ...next, at: expect.any(Number) as number });
        expect(after.map(({ at }) => at)).toEqual(after.map(({ at }) => at).toSorted((one, other) => one - other));
      }),
    );
  });

  test("begin with receipt, and end with a withdrawal", () => {
    fc.assert(
      fc.property(anyKind, fc.array(anyEvent), (kind, attempts) => {
        const types = offered(kind, attempts).map(({ type }) => type);
        expect(types.lastIndexOf("received")).toBe(types.length === 0 ? -1 : 0);
        const end = types.indexOf("taken back");
        expect(end === -1 || end === types.length - 1).toBe(true);
      }),
    );
  });

  test("include one decision at a time, only for kinds that are decided, and for declarations, which are reviewed; refusals and withdrawals have a reason", () => {
    fc.assert(
      fc.property(anyKind, fc.array(anyEvent), (kind, attempts) => {
        const events = offered(kind, [received, ...attempts]);
        const turns = events
          .filter((event, at) => isDecision(event) || event.type === "reopened" || undoesDecision(events, at))
          .map(isDecision);
        expect(turns).toEqual(turns.map((_, index) => index % 2 === 0));
        if (!needsDecision(kind) && kind !== "declaration") expect(turns).toEqual([]);
        if (events.some(({ type }) => type === "reviewed")) expect(kind).toBe("declaration");
        for (const { type, reason = "", verdict, by } of events)
          if (
            type === "reopened" ||
            (type === "taken back" && by !== owner) ||
            (isDecision({ type }) && verdict !== "grant")
          )
            expect(reason.trim()).not.toBe("");
      }),
    );
  });

  test("determine the state: reading changes nothing, and a withdrawn submission has no effect", () => {
    fc.assert(
      fc.property(anyKind, fc.array(anyEvent), (kind, attempts) => {
        const events = offered(kind, [received, ...attempts]);
        const state = submissionStateOf(kind, events);
        expect(submissionStateOf(kind, [...events, { type: "read", at: 9999, by: "registrar: A. Clerk" }])).toBe(state);
        expect(isInForce(state) && isUndecided(state)).toBe(false);
        if (events.at(-1)?.type === "taken back") expect(isInForce(state) || isUndecided(state)).toBe(false);
        expect(isRead([...events, { type: "read", at: 9999, by: "registrar: A. Clerk" }])).toBe(true);
      }),
    );
  });
});

const anyHeld = fc.constantFrom("decided" as const, "reviewed" as const, "asked" as const);

describe("an undone decision or request", () => {
  test("leaves the submission as it was, and what the customer is told of it (DESK-03)", () => {
    fc.assert(
      fc.property(anyKind, fc.array(anyEvent), anyEvent, anyHeld, (kind, attempts, decision, type) => {
        const before = offered(kind, [received, ...attempts]);
        const decided = offered(kind, [...before, { ...decision, type }]);
        fc.pre(decided.length > before.length);
        const at = decided.at(-1)?.at ?? 0;
        const undone = offered(kind, [...decided, { type: "undone", at, by: "registrar: A. Clerk" }]);
        expect(undone).toHaveLength(decided.length + 1);
        expect(submissionStateOf(kind, undone)).toBe(submissionStateOf(kind, before));
        expect(announcedEventsOf(undone)).toEqual(announcedEventsOf(before));
        expect(numberedRequestOf(undone)).toEqual(numberedRequestOf(before));
      }),
    );
  });
});

describe("a request for more (LOG-04)", () => {
  const anyCase = fc.tuple(anyKind, fc.array(anyEvent)).map(([kind, attempts]) => ({
    kind,
    events: offered(kind, [received, ...attempts]),
  }));
  const answer: SubmissionEvent = { type: "answered", at: 9999, by: owner, reason: "an answer" };

  test("is open exactly while it can be answered, and is answered once", () => {
    fc.assert(
      fc.property(anyCase, ({ kind, events }) => {
        const isOpen = requestOf(events) !== undefined;
        const answered = offered(kind, [...events, answer]);
        expect(answered.length > events.length).toBe(isOpen);
        expect(requestOf(answered)).toBeUndefined();
        expect(offered(kind, [...answered, answer])).toHaveLength(answered.length);
      }),
    );
  });

  test("leaves what is in force so, and returns what is decided to the organisation when it is answered", () => {
    fc.assert(
      fc.property(anyCase, ({ kind, events }) => {
        fc.pre(requestOf(events) !== undefined);
        const answered = offered(kind, [...events, answer]);
        expect(submissionStateOf(kind, events)).toBe(needsDecision(kind) ? "asked" : "in force");
        expect(submissionStateOf(kind, answered)).toBe(needsDecision(kind) ? "waiting" : "in force");
        expect([waitingParty(kind, events), waitingParty(kind, answered)]).toEqual(["person", "organisation"]);
        expect(isRead(answered)).toBe(false);
      }),
    );
  });

  test("has a number of its own, by which the thread names it while it is open", () => {
    fc.assert(
      fc.property(anyCase, ({ kind, events }) => {
        const asked = { kind, events, reference: "R-1", submittedOn: days[0] as CalendarDate, answers: {} };
        const [thread] = requestThreadsOf([asked], { timeZone: "UTC" });
        const request = numberedRequestOf(events);
        expect(thread?.request).toEqual(request);
        if (request) expect(events[request.number]).toMatchObject({ type: "asked", reason: request.wanted });
        expect(thread !== undefined).toBe(announcedEventsOf(events).some(({ type }) => type === "asked"));
      }),
    );
  });
});

describe("revoking", () => {
  const anySubmissions: fc.Arbitrary<readonly DatedSubmission[]> = fc
    .array(fc.tuple(anyKind, fc.array(anyEvent, { maxLength: 4 })), { minLength: 1, maxLength: 6 })
    .map((list) =>
      list.map(([kind, attempts], index) => ({
        reference: `R-${index}`,
        kind,
        events: offered(kind, [received, ...attempts]),
      })),
    );

  test("is always possible for the latest submission", () => {
    fc.assert(
      fc.property(anySubmissions, (all) => {
        const inForce = all.filter(({ kind, events }) => isInForce(submissionStateOf(kind, events)));
        fc.pre(inForce.length > 0 && !all.some(({ kind, events }) => isUndecided(submissionStateOf(kind, events))));
        expect(inForce.some((own) => whyNotRevoked(own, all) === undefined)).toBe(true);
      }),
    );
  });
});
