import { expect, test } from "vitest";

import type { KnownNotifications } from "../../../domain/customer/notifications.ts";
import {
  applicationCardFor,
  applyCardFor,
  jurisdictionMessageFor,
  type ApplyCardFacts,
} from "../../../domain/qualifications/membership-cards.ts";

const complete = {
  employment: { unitOfMeasurement: "months", totalAchieved: 36, totalClaimed: 36, experienceRequired: 36 },
  objectives: {
    policyType: "PER",
    totalAchievedObjectives: 9,
    totalRequiredObjectives: 9,
    remainingRequiredObjectives: 0,
  },
} as const;

const qualified: ApplyCardFacts = {
  userType: "affiliate",
  notifications: [],
  exams: { completed: 13, total: 13 },
  moduleStatus: "COMPLETED",
  practicalExperience: complete,
};

test.each<[string, Partial<ApplyCardFacts>, string | undefined]>([
  ["with everything complete", {}, "practical experience complete"],
  ["without practical experience", { practicalExperience: undefined }, "practical experience incomplete"],
  ["with an exam missing", { exams: { completed: 12, total: 13 } }, undefined],
  ["with an application made", { notifications: ["APPLIED_FOR_MEMBERSHIP"] }, undefined],
  ["while notifications load", { notifications: "loading" }, undefined],
  ["when notifications failed", { notifications: "failed" }, undefined],
])("an affiliate %s is invited to apply (QUAL-14)", (_, special, card) => {
  expect(applyCardFor({ ...qualified, ...special })).toBe(card);
});

test.each<[KnownNotifications, string | undefined]>([
  [["APPLIED_FOR_MEMBERSHIP"], "in progress"],
  [["MEMBERSHIP_APPLICATION_ONHOLD", "APPLIED_FOR_MEMBERSHIP"], "on hold"],
  [["MEMBERSHIP_APPLICATION_COMPLETE"], "complete"],
  [[], undefined],
  ["failed", undefined],
])("with the notifications %j the application's card is %s (QUAL-13)", (notifications, card) => {
  expect(applicationCardFor(notifications)).toBe(card);
});

test.each([
  ["student", "Malta", "Malta"],
  ["student", "China, Peoples Rep of", "China"],
  ["student", "United Kingdom", undefined],
  ["member", "China, Peoples Rep of", undefined],
] as const)("a %s in %s reads the note of %s (QUAL-15)", (type, country, note) => {
  expect(jurisdictionMessageFor(type, country)).toBe(note);
});
