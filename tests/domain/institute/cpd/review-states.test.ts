import { describe, expect, test } from "vitest";

import { reviewProgressOf } from "../../../../domain/institute/cpd/review-states.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../domain/rules/organisation-rules.ts";
import {
  undoPeriod,
  revokingType,
  whyNotAppended,
  type SubmissionEvent,
} from "../../../../domain/submissions/events.ts";

const owner = "4100107";
const by = "registrar: A. Clerk";
const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const received: SubmissionEvent = { type: "received", at: at("2027-01-02"), by: owner };
const asked: SubmissionEvent = {
  type: "asked",
  at: at("2027-02-10"),
  by,
  reason: "Your certificates",
  until: "2027-03-10" as CalendarDate,
};
const answeredOn = (day: string): SubmissionEvent => ({ type: "answered", at: at(day), by: owner, reason: "Here" });
const decidedOn = at("2027-03-15");
const sufficient: SubmissionEvent = { type: "reviewed", at: decidedOn, by, verdict: "grant" };
const notSufficient: SubmissionEvent = { type: "reviewed", at: decidedOn, by, verdict: "refuse", reason: "None came" };
const reopened: SubmissionEvent = { type: "reopened", at: decidedOn + undoPeriod, by, reason: "It came" };

const progressOn = (day: string, ...events: readonly SubmissionEvent[]) =>
  reviewProgressOf([received, ...events], day as CalendarDate, defaultRules);
const stateOn = (...given: Parameters<typeof progressOn>) => progressOn(...given).state;

describe("the review of a declaration (LOG-05)", () => {
  test("waits until the last day for what is asked, and is late from the next", () => {
    expect(stateOn("2027-03-01")).toBe("not asked");
    expect(stateOn("2027-03-10", asked)).toBe("waiting");
    expect(stateOn("2027-03-11", asked)).toBe("late");
  });

  test("ends with an outcome, and goes on when that is taken back or undone", () => {
    expect(stateOn("2027-03-20", asked, sufficient)).toBe("sufficient");
    expect(stateOn("2027-03-20", asked, notSufficient)).toBe("not sufficient");
    expect(stateOn("2027-03-20", asked, notSufficient, reopened)).toBe("late");
    expect(stateOn("2027-03-01", asked, sufficient, { type: "undone", at: decidedOn, by })).toBe("waiting");
    const takenBack: SubmissionEvent = { type: "taken back", at: decidedOn, by, reason: "Wrong route" };
    expect(stateOn("2027-03-20", asked, takenBack)).toBe("taken back");
  });

  test("was late by the answer, or else by the outcome, whenever the report is made", () => {
    const isLate = (...events: readonly SubmissionEvent[]) => progressOn("2027-06-01", asked, ...events).isLate;
    expect(isLate()).toBe(true);
    expect(isLate(answeredOn("2027-03-10"))).toBe(false);
    expect(isLate(answeredOn("2027-03-10"), sufficient)).toBe(false);
    expect(isLate(answeredOn("2027-03-11"), sufficient)).toBe(true);
    expect(isLate(notSufficient)).toBe(true);
    expect(isLate({ ...sufficient, at: at("2027-03-10") })).toBe(false);
  });

  test("is answered until more is asked for", () => {
    const answer = answeredOn("2027-03-01");
    const again: SubmissionEvent = { ...asked, at: at("2027-03-05"), until: "2027-03-20" as CalendarDate };
    expect(stateOn("2027-03-02", asked, answer)).toBe("answered");
    expect(progressOn("2027-03-06", asked, answer, again)).toEqual({
      state: "waiting",
      until: "2027-03-20",
      answeredOn: "2027-03-01",
      isLate: false,
    });
  });
});

const why = (kind: "declaration" | "retirement", event: SubmissionEvent, ...events: readonly SubmissionEvent[]) =>
  whyNotAppended({ kind, owner, events: [received, ...events] }, event);

describe("an outcome (LOG-05)", () => {
  test("is staff's, of a declaration, once, and says why when the evidence is not sufficient", () => {
    expect(why("declaration", sufficient)).toBeUndefined();
    expect(why("declaration", { ...sufficient, by: owner })).toBe("The organisation reviews it.");
    expect(why("retirement", sufficient)).toBe("Only a declaration is reviewed.");
    expect(why("declaration", sufficient, notSufficient)).toBe(
      "It has been reviewed already. Take the outcome back first.",
    );
    expect(why("declaration", { ...notSufficient, reason: " " })).toBe("A refusal has to say why.");
    expect(why("declaration", { ...notSufficient, verdict: undefined })).toBe(
      "Say whether the evidence is sufficient.",
    );
    expect(why("declaration", sufficient, notSufficient, reopened)).toBeUndefined();
  });

  test("is revoked before the declaration itself", () => {
    const type = (later: number, ...events: readonly SubmissionEvent[]) =>
      revokingType("declaration", [received, ...events], decidedOn + later);
    expect(type(0)).toBe("taken back");
    expect(type(1, sufficient)).toBe("undone");
    expect(type(undoPeriod, sufficient)).toBe("reopened");
    expect(type(undoPeriod, sufficient, reopened)).toBe("taken back");
  });
});
