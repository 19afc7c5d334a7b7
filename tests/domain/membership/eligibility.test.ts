import { expect, test } from "vitest";

import { mayLeaveLanding } from "../../../domain/membership/application.ts";
import { whyNotAdmitted, type EligibilityFacts } from "../../../domain/membership/eligibility.ts";

test("a member is not admitted again, and an affiliate is (MEMB-02)", () => {
  expect(whyNotAdmitted("member")).toBe("They are a member already.");
  expect(whyNotAdmitted("affiliate")).toBeUndefined();
});

const qualified: EligibilityFacts = {
  userType: "affiliate",
  notifications: [],
  exams: { completed: 13, total: 13 },
  moduleStatus: "COMPLETED",
};

test.each<[Partial<EligibilityFacts>, boolean]>([
  [{}, true],
  [{ notifications: ["APPLIED_FOR_MEMBERSHIP"] }, true],
  [{ notifications: ["MEMBERSHIP_APPLICATION_ONHOLD"] }, true],
  [{ notifications: ["APPLIED_FOR_MEMBERSHIP"], exams: { completed: 12, total: 13 } }, false],
  [{ notifications: ["APPLIED_FOR_MEMBERSHIP"], moduleStatus: "NOT_STARTED" }, false],
  [{ userType: "student" }, false],
])("a qualified affiliate with %j may leave the landing: %s (MEMB-03)", (special, may) => {
  expect(mayLeaveLanding({ ...qualified, ...special })).toBe(may);
});
