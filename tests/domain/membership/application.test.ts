import { describe, expect, test } from "vitest";

import { mayContinue, overrideOf } from "../../../domain/kernel/step-flow.ts";
import {
  membershipFlow,
  type MembershipAnswers,
  type MembershipFacts,
  type MembershipStep,
} from "../../../domain/membership/application.ts";

const facts: MembershipFacts = {
  userType: "affiliate",
  notifications: [],
  exams: { completed: 13, total: 13 },
  moduleStatus: "COMPLETED",
  countryOfResidence: "United Kingdom",
};

const continues = (step: MembershipStep, given: Partial<MembershipAnswers>, of = facts): boolean =>
  mayContinue(membershipFlow, { step, answers: { ...membershipFlow.emptyAnswers, ...given } }, of);

test("four steps are numbered (MEMB-01)", () => {
  expect(membershipFlow.steps.map(({ step, number }) => [step, number])).toEqual([
    ["CONVICTIONS", 1],
    ["EMPLOYMENT", 2],
    ["CONTACT", 3],
    ["DECLARATION", 4],
  ]);
});

test.each([
  [["APPLIED_FOR_MEMBERSHIP", "MEMBERSHIP_APPLICATION_ONHOLD"], "MEMBERSHIP_APPLICATION_ONHOLD"],
  [["MEMBERSHIP_APPLICATION_ONHOLD", "MEMBERSHIP_APPLICATION_COMPLETE"], "MEMBERSHIP_APPLICATION_COMPLETE"],
  [["APPLIED_FOR_MEMBERSHIP", "MEMBERSHIP_APPLICATION_COMPLETE"], "MEMBERSHIP_APPLICATION_COMPLETE"],
])("of the notifications %j the most advanced one counts (MEMB-02)", (notifications, state) => {
  expect(overrideOf(membershipFlow, { ...facts, notifications })).toBe(state);
});

describe("convictions and public practice are both answered, and each yes is confirmed (MEMB-04)", () => {
  test.each([
    [false, false, false, false, true],
    [true, false, false, false, false],
    [true, true, false, false, true],
    [false, false, true, false, false],
    [false, false, true, true, true],
    [true, true, true, false, false],
    [true, false, true, true, false],
    [true, true, true, true, true],
    [false, false, undefined, false, false],
    [undefined, false, false, false, false],
  ])("convictions %s (permission %s), public practice %s (confirmed %s): %s", (...row) => {
    const [hasConvictions, confirmedPermission, publicPractice, publicPracticeConfirmed, may] = row;
    const answers = { hasConvictions, confirmedPermission, publicPractice, publicPracticeConfirmed };
    expect(continues("CONVICTIONS", answers)).toBe(may);
  });
});

describe("employment and business category are chosen, unless not employed (MEMB-05)", () => {
  test.each([
    ["FT", "PRACTICE", true],
    ["FT", "", false],
    ["", "PRACTICE", false],
    ["", "", false],
    ["NE", "", true],
    ["NE", "PRACTICE", true],
  ])("employment “%s”, business “%s”: %s", (employmentCategory, businessCategory, may) => {
    expect(continues("EMPLOYMENT", { employmentCategory, businessCategory })).toBe(may);
  });
});

describe("the directory question is answered, and where there are networks a regional one is chosen (MEMB-06)", () => {
  test.each([
    ["United Kingdom", true, "LONDON", true],
    ["United Kingdom", true, "", false],
    ["Ireland", true, "DUBLIN", true],
    ["Ireland", false, "", false],
    ["Ireland", undefined, "DUBLIN", false],
    ["Malta", true, "", true],
    ["Malta", undefined, "", false],
  ])("in %s, directory %s, network “%s”: %s", (countryOfResidence, directory, regionalNetwork, may) => {
    const answers = { includeInDirectoryOfMembers: directory, regionalNetwork };
    expect(continues("CONTACT", answers, { ...facts, countryOfResidence })).toBe(may);
  });
});
