import { describe, expect, test } from "vitest";

import { percentage } from "../../domain/kernel/percentage.ts";
import { ethicsCardOf } from "../../domain/qualifications/ethics.ts";
import { areAllExamsCompleted, examsPercentage } from "../../domain/qualifications/exams.ts";
import {
  applicationCardFor,
  applyCardFor,
  jurisdictionMessageFor,
} from "../../domain/qualifications/membership-cards.ts";
import { progressCardsFor, publicationLink, qualificationsPageFor } from "../../domain/qualifications/page.ts";
import type { PracticalExperience } from "../../domain/qualifications/practical-experience.ts";
import { policyTypes, practicalExperienceCardOf } from "../../domain/qualifications/practical-experience.ts";
import { fc } from "./fast-check.ts";
import { anyCountry, anyExperience, anyNotifications, anyType } from "./people.ts";

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

describe("percentages", () => {
  const anyNumber = fc.oneof(fc.integer({ min: -5, max: 1000 }), fc.double({ min: 0, max: 100, noNaN: true }));

  test("are integers from 0 to 100, also for a total of 0", () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (done, total) => {
        const shown = percentage(done, total);
        expect(Number.isInteger(shown)).toBe(true);
        expect(shown).toBeGreaterThanOrEqual(0);
        expect(shown).toBeLessThanOrEqual(100);
        expect(percentage(done, 0)).toBe(0);
      }),
    );
  });

  test("never fall when more is done", () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(100), anyNumber, (done, more, total) => {
        expect(percentage(done + more, total)).toBeGreaterThanOrEqual(percentage(done, total));
      }),
    );
  });

  test("are 100 when everything is done, 0 when nothing is, and within half a point of the exact share", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (total, done) => {
        expect(percentage(total, total)).toBe(100);
        expect(percentage(0, total)).toBe(0);
        expect(
          Math.abs(percentage(Math.min(done, total), total) - (Math.min(done, total) / total) * 100),
        ).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe("qualification cards", () => {
  test("on a trail pathway the exams doughnut is 0 or 100", () => {
    fc.assert(
      fc.property(anyCount, anyCount, fc.constantFrom("TRAIL_L7", "TRAIL_L4"), (completed, total, pathway) => {
        expect(examsPercentage({ completed, total }, pathway)).toBe(completed > 0 ? 100 : 0);
      }),
    );
  });

  test("on any other pathway it is the share of completed exams", () => {
    fc.assert(
      fc.property(
        anyCount,
        anyCount,
        fc.constantFrom("ACCA_QUAL", "FIA", "TRAIL_L9", undefined),
        (completed, total, pathway) => {
          expect(examsPercentage({ completed, total }, pathway)).toBe(percentage(completed, total));
        },
      ),
    );
  });

  test("all exams count as completed only if there are any", () => {
    fc.assert(
      fc.property(anyCount, anyCount, (completed, total) => {
        expect(areAllExamsCompleted({ completed, total })).toBe(total > 0 && completed >= total);
      }),
    );
  });

  test("ethics is complete or not, by the prefix of its status", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `NOT_${rest}`),
        ),
        (status) => {
          const card = ethicsCardOf(status);
          expect(card.percentage).toBe(status.slice(0, 4) === "NOT_" ? 0 : 100);
          expect(card.progress).toBe(card.percentage === 100 ? "1/1" : "0/1");
        },
      ),
    );
  });

  test("under FPER there is one doughnut, of 0 or 100, and no remainder", () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const card = practicalExperienceCardOf({ ...record, objectives: { ...record.objectives, policyType: "FPER" } });
        expect(card).toMatchObject({
          shows: "time",
          time: { percentage: record.employment.totalClaimed > 0 ? 100 : 0 },
        });
        expect(JSON.stringify(card)).not.toContain("to go");
      }),
    );
  });

  test("every record has one card, and every doughnut an integer percentage", () => {
    fc.assert(
      fc.property(fc.option(anyRecord, { nil: undefined }), (record) => {
        const policy = record?.objectives.policyType ?? "NO_DATA";
        const card = practicalExperienceCardOf(record);
        expect(card.shows === "no data").toBe(policy === "NO_DATA");
        for (const doughnut of "objectives" in card ? [card.time, card.objectives] : []) {
          expect(Number.isInteger(doughnut.percentage) && doughnut.percentage >= 0 && doughnut.percentage <= 100).toBe(
            true,
          );
        }
      }),
    );
  });
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
        const told = jurisdictionMessageFor(type, country);
        expect(told !== undefined).toBe(
          type === "student" && (country === "Malta" || country === "China, Peoples Rep of"),
        );
      }),
    );
  });
});
