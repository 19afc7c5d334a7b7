import { expect, test } from "vitest";

import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import {
  appendEvent,
  revokingType,
  submissionStateOf,
  whyNotAppended,
  type SubmissionEvent,
  type SubmissionKind,
} from "../../../domain/submissions/events.ts";

const owner = "1001";
const staff = { at: 0, by: "registrar: A. Clerk" };
const reason = "a reason";

const events = {
  received: { type: "received", at: 0, by: owner },
  read: { ...staff, type: "read" },
  asked: { ...staff, type: "asked", reason, until: "2026-12-10" as CalendarDate },
  answered: { type: "answered", at: 0, by: owner, reason: "an answer" },
  granted: { ...staff, type: "decided", verdict: "grant" },
  refused: { ...staff, type: "decided", verdict: "refuse", reason },
  reopened: { ...staff, type: "reopened", reason },
  "taken back": { ...staff, type: "taken back", reason },
  undone: { ...staff, type: "undone" },
  withdrawn: { type: "taken back", at: 0, by: owner },
} as const satisfies Readonly<Record<string, SubmissionEvent>>;
type Name = keyof typeof events;

/** The events of a submission, each of which was accepted. */
const after = (kind: SubmissionKind, names: readonly Name[]): readonly SubmissionEvent[] =>
  names.reduce<readonly SubmissionEvent[]>((earlier, name) => {
    expect(whyNotAppended({ kind, owner, events: earlier }, events[name])).toBeUndefined();
    return appendEvent(earlier, events[name]);
  }, []);

test.each<[SubmissionKind, readonly Name[], string]>([
  ["waiver", ["received"], "waiting"],
  ["waiver", ["received", "read"], "waiting"],
  ["waiver", ["received", "read", "granted"], "granted"],
  ["waiver", ["received", "granted", "withdrawn"], "taken back"],
  ["application", ["received", "asked"], "asked"],
  ["application", ["received", "asked", "refused"], "refused"],
  ["application", ["received", "refused", "reopened"], "waiting"],
  ["application", ["received", "refused", "reopened", "granted"], "granted"],
  ["application", ["received", "asked", "granted", "undone"], "asked"],
  ["waiver", ["received", "granted", "read", "undone"], "waiting"],
  ["waiver", ["received", "granted", "undone", "refused"], "refused"],
  ["declaration", ["received"], "in force"],
  ["declaration", ["received", "read", "taken back"], "taken back"],
  ["retirement", ["received", "taken back"], "taken back"],
  ["contact", ["received", "read"], "in force"],
  ["waiver", ["received", "asked", "answered"], "waiting"],
  ["waiver", ["received", "asked", "answered", "asked"], "asked"],
  ["waiver", ["received", "asked", "answered", "granted", "reopened"], "waiting"],
  ["application", ["received", "asked", "undone"], "waiting"],
  ["application", ["received", "asked", "granted", "undone", "answered"], "waiting"],
  ["declaration", ["received", "asked"], "in force"],
  ["declaration", ["received", "asked", "answered"], "in force"],
])("a submission of the kind %s after %j is %s (SENT-01)", (kind, names, state) => {
  expect(submissionStateOf(kind, after(kind, names))).toBe(state);
});

test.each<[SubmissionKind, readonly Name[], Name, string]>([
  ["waiver", ["received"], "reopened", "It has not been decided yet."],
  ["application", ["received", "granted"], "refused", "It has been decided already. Reopen it first."],
  ["application", ["received", "granted"], "taken back", "Refuse it, or take back its decision."],
  ["declaration", ["received"], "granted", "Nothing is decided about this: it took effect when it was received."],
  [
    "waiver",
    ["received", "granted", "reopened"],
    "undone",
    "Nothing was decided or asked for in the last ten minutes. Take a decision back, with a reason.",
  ],
  ["declaration", ["received"], "withdrawn", "Ask the organisation to take it back."],
  ["contact", ["received"], "asked", "Nothing more is asked for about a change of details."],
  ["waiver", ["received", "granted"], "asked", "It has been decided already. Reopen it first."],
  ["waiver", ["received"], "answered", "Nothing is asked for at present."],
  ["waiver", ["received", "asked", "answered"], "answered", "Nothing is asked for at present."],
  ["waiver", ["received", "asked", "granted"], "answered", "Nothing is asked for at present."],
  ["declaration", ["received", "asked", "undone"], "answered", "Nothing is asked for at present."],
  ["declaration", ["received", "asked", "taken back"], "answered", "It was taken back."],
  ["retirement", ["received", "taken back"], "read", "It was taken back."],
  ["contact", ["received"], "taken back", "A change of details is not taken back: change the details again."],
])("a submission of the kind %s after %j cannot be %s: %s (SENT-01)", (kind, names, next, why) => {
  expect(whyNotAppended({ kind, owner, events: after(kind, names) }, events[next])).toBe(why);
});

const minute = 60_000;

test.each([
  [0, "undone"],
  [10 * minute - 1, "undone"],
  [10 * minute, "reopened"],
])("a decision is revoked after %i ms by the event %s (DESK-03)", (passed, type) => {
  const decided = after("waiver", ["received", "granted"]);
  expect(revokingType("waiver", decided, passed)).toBe(type);
  expect(
    whyNotAppended({ kind: "waiver", owner, events: decided }, { ...events.undone, at: passed }) === undefined,
  ).toBe(type === "undone");
});

test("a request about what is in force is undone within ten minutes, and then what was sent is taken back (LOG-04)", () => {
  const asked = after("declaration", ["received", "asked"]);
  expect(revokingType("declaration", asked, 10 * minute - 1)).toBe("undone");
  expect(revokingType("declaration", asked, 10 * minute)).toBe("taken back");
});

test("an answered request cannot be undone (LOG-04)", () => {
  const answered = after("waiver", ["received", "asked", "answered"]);
  expect(revokingType("waiver", answered, 1)).toBe("reopened");
  expect(whyNotAppended({ kind: "waiver", owner, events: answered }, events.undone)).toBeDefined();
});

test("only the person answers, and in words (LOG-04)", () => {
  const asked = { kind: "waiver", owner, events: after("waiver", ["received", "asked"]) } as const;
  expect(whyNotAppended(asked, { ...events.answered, by: staff.by })).toBe("Only the person answers.");
  expect(whyNotAppended(asked, { ...events.answered, reason: " \n" })).toBe("An answer has words.");
});
