import { describe, expect, test } from "vitest";

import {
  applicationCardFor,
  applyCardFor,
  jurisdictionMessageFor,
} from "../../../domain/qualifications/membership-cards.ts";
import { progressCardsFor, publicationLink, qualificationsPageFor } from "../../../domain/qualifications/page.ts";
import type { PracticalExperience } from "../../../domain/qualifications/practical-experience.ts";
import { policyTypes } from "../../../domain/qualifications/practical-experience.ts";
import { fc } from "../support/fast-check.ts";
import { anyCountry, anyExperience, anyNotifications, anyType } from "../support/people.ts";

const anyCount = fc.integer({ min: 0, max: 60 });

const known = fc.oneof(fc.constantFrom("loading" as const, "failed" as const), anyNotifications);

const anyRecord: fc.Arbitrary<PracticalExperience> = fc.record({
  employment: fc.record({
    unitOfMeasurement: fc.constantFrom("months", "days"),
    totalAchieved: anyCount,
    totalClaimed: anyCount,
    experienceRequired: anyCount,
  }),
  objectives: fc.record({
    policyType: fc.option(fc.constantFrom(...policyTypes), { nil: undefined }),
    totalAchievedObjectives: anyCount,
    totalRequiredObjectives: anyCount,
    remainingRequiredObjectives: anyCount,
  }),
});

describe("the qualifications page", () => {
  test("shows one variant to everyone, and never progress to members", () => {
    fc.assert(
      fc.property(anyExperience, known, (experience, notifications) => {
        const page = qualificationsPageFor(experience, notifications);
        expect(page.shows === "no progress").toBe(experience === "member");
        if (experience === "member") return;
        expect(page.shows === "loading").toBe(notifications === "loading");
        expect(page.shows === "error panel").toBe(notifications === "failed");
        if (page.shows === "progress")
          expect(page.warnsOfResults).toBe(notifications.includes("EXAM_SUPPRESSION_PERIOD"));
      }),
    );
  });

  test("always has three cards, practical experience first exactly for affiliates", () => {
    fc.assert(
      fc.property(anyExperience, (experience) => {
        const cards = progressCardsFor(experience);
        expect(cards.toSorted()).toEqual(["ethics", "exams", "practical experience"]);
        expect(cards[0] === "practical experience").toBe(experience === "affiliate");
        expect(cards.indexOf("exams")).toBeLessThan(cards.indexOf("ethics"));
      }),
    );
  });

  test("never shows both an application and an invitation to apply", () => {
    const facts = fc.record({
      userType: anyType,
      notifications: known,
      exams: fc.constant({ completed: 13, total: 13 }),
      moduleStatus: fc.constantFrom("COMPLETED", "NOT_STARTED"),
      practicalExperience: fc.option(anyRecord, { nil: undefined }),
    });
    fc.assert(
      fc.property(facts, (said) => {
        const isInvited = applyCardFor(said) !== undefined;
        if (isInvited) expect(applicationCardFor(said.notifications)).toBeUndefined();
        if (typeof said.notifications === "string") expect(isInvited).toBe(false);
        if (said.userType !== "affiliate") expect(isInvited).toBe(false);
      }),
    );
  });

  test("only links with the prefix LMS_ are replaced", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `LMS_${rest}`),
        ),
        (target) => {
          expect(publicationLink(target, "site")).toBe(target.slice(0, 4) === "LMS_" ? "site" : target);
        },
      ),
    );
  });

  test("only students of the two jurisdictions see their note", () => {
    fc.assert(
      fc.property(anyType, anyCountry, (type, country) => {
        const message = jurisdictionMessageFor(type, country);
        expect(message !== undefined).toBe(
          type === "student" && (country === "Malta" || country === "China, Peoples Rep of"),
        );
      }),
    );
  });
});
