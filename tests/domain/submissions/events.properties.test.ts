import { describe, expect, test } from "vitest";

import { verdicts } from "../../../domain/kernel/decision.ts";
import {
  appended,
  isInForce,
  isRead,
  isUndecided,
  needsDecision,
  submissionEventTypes,
  submissionKinds,
  submissionStateOf,
  toldEventsOf,
  whyNotAppended,
  type SubmissionEvent,
  type SubmissionKind,
} from "../../../domain/submissions/events.ts";
import { whyNotRevoked, type DatedSubmission } from "../../../domain/submissions/revoking.ts";
import { fc } from "../support/fast-check.ts";

const owner = "1001";

const anyEvent: fc.Arbitrary<SubmissionEvent> = fc.record({
  type: fc.constantFrom(...submissionEventTypes),
  at: fc.nat(1000),
  by: fc.constantFrom(owner, "registrar: A. Clerk"),
  reason: fc.constantFrom(undefined, " ", "a reason"),
  verdict: fc.constantFrom(undefined, ...verdicts),
});

const anyKind = fc.constantFrom(...submissionKinds);

/** Adds events to a submission; skips those that may not follow. */
const offered = (kind: SubmissionKind, attempts: readonly SubmissionEvent[]): readonly SubmissionEvent[] =>
  attempts.reduce<readonly SubmissionEvent[]>(
    (events, event) =>
      whyNotAppended({ kind, owner, events }, event) === undefined ? appended(events, event) : events,
    [],
  );

const received: SubmissionEvent = { type: "received", at: 0, by: owner };

describe("the events of a submission", () => {
  test("are never lost or reordered: each one is appended, no earlier than the previous one", () => {
    fc.assert(
      fc.property(anyKind, fc.array(anyEvent), anyEvent, (kind, attempts, next) => {
        const before = offered(kind, [received, ...attempts]);
        const after = appended(before, next);
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

  test("include one decision at a time, only for kinds that are decided; refusals and withdrawals have a reason", () => {
    fc.assert(
      fc.property(anyKind, fc.array(anyEvent), (kind, attempts) => {
        const events = offered(kind, [received, ...attempts]);
        const turns = events
          .filter(({ type }) => type === "decided" || type === "reopened" || type === "undone")
          .map(({ type }) => type === "decided");
        expect(turns).toEqual(turns.map((_, index) => index % 2 === 0));
        if (!needsDecision(kind)) expect(turns).toEqual([]);
        for (const { type, reason = "", verdict, by } of events)
          if (
            type === "reopened" ||
            (type === "taken back" && by !== owner) ||
            (type === "decided" && verdict !== "grant")
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

describe("an undone decision", () => {
  test("leaves the submission as it was, and what the customer is told of it (DESK-03)", () => {
    fc.assert(
      fc.property(anyKind, fc.array(anyEvent), anyEvent, (kind, attempts, decision) => {
        const before = offered(kind, [received, ...attempts]);
        const decided = offered(kind, [...before, { ...decision, type: "decided" }]);
        fc.pre(decided.length > before.length);
        const at = decided.at(-1)?.at ?? 0;
        const undone = offered(kind, [...decided, { type: "undone", at, by: "registrar: A. Clerk" }]);
        expect(undone).toHaveLength(decided.length + 1);
        expect(submissionStateOf(kind, undone)).toBe(submissionStateOf(kind, before));
        expect(toldEventsOf(undone)).toEqual(toldEventsOf(before));
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
