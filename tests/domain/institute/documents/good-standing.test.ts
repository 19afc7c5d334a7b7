import { expect, test } from "vitest";

import {
  goodStandingOf,
  goodStandingToday,
  type StandingFacts,
  type StandingPerson,
} from "../../../../domain/institute/documents/good-standing.ts";

const member: StandingPerson = { type: "member", isRetired: false, isSuspended: false };
const facts: StandingFacts = {
  letter: { eligible: true },
  certificatesWarning: undefined,
  notifications: [],
  cpdStatus: "upToDate",
  isPaymentOverdue: false,
};

test.each<[string, Partial<StandingFacts>, boolean]>([
  ["with the letter to be had", {}, true],
  ["with what is due and not overdue", { cpdStatus: "due" }, true],
  ["with a letter that practice alone stands against", { letter: { eligible: false, warning: "practice" } }, true],
  ["with a letter that is withheld", { letter: { eligible: false } }, false],
  ["without a letter at all", { letter: undefined }, false],
  [
    "with fees against the certificates",
    { letter: { eligible: false, warning: "practice" }, certificatesWarning: "fees" },
    false,
  ],
  ["with an overdue declaration", { cpdStatus: "overdue" }, false],
  ["with an overdue payment", { isPaymentOverdue: true }, false],
])("good standing: %s (DOCS-02)", (_, special, isGood) => {
  expect(goodStandingOf(member, { ...facts, ...special })).toBe(isGood);
});

test.each<[string, Partial<StandingPerson>, boolean | undefined]>([
  ["a suspended member", { isSuspended: true }, false],
  ["a retired member", { isRetired: true }, undefined],
  ["a student", { type: "student" }, undefined],
  ["a kind of customer that the portal does not know", { type: undefined }, undefined],
])("good standing of %s (DOCS-02)", (_, special, told) => {
  expect(goodStandingOf({ ...member, ...special }, facts)).toBe(told);
});

test.each<[string, Partial<StandingFacts>, boolean, string | undefined]>([
  ["nothing is overdue", { cpdStatus: "due" }, true, undefined],
  ["a payment is overdue", { isPaymentOverdue: true }, false, "fees"],
  ["a declaration is overdue", { cpdStatus: "overdue" }, false, "cpd"],
])("a letter of good standing once %s (DOCS-02)", (_, special, eligible, warning) => {
  expect(goodStandingToday({ eligible: true }, { ...facts, ...special })).toEqual({
    eligible,
    ...(warning === undefined ? {} : { warning }),
  });
  const practice = { eligible: false, warning: "practice" };
  expect(goodStandingToday(practice, { ...facts, ...special })).toEqual({
    eligible: false,
    warning: warning ?? "practice",
  });
});
