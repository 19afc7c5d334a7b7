import { describe, expect, test } from "vitest";

import { ethicsCardOf } from "../../../domain/qualifications/ethics.ts";
import { areAllExamsCompleted, examsPercentage } from "../../../domain/qualifications/exams.ts";
import type { PracticalExperience } from "../../../domain/qualifications/practical-experience.ts";
import {
  isPracticalExperienceComplete,
  policyTypes,
  practicalExperienceCardOf,
} from "../../../domain/qualifications/practical-experience.ts";
import { fc } from "../support/fast-check.ts";

const anyCount = fc.integer({ min: 0, max: 60 });

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

describe("qualification cards", () => {
  test("on a trail pathway the exams doughnut is 0 or 100", () => {
    fc.assert(
      fc.property(anyCount, anyCount, fc.constantFrom("TRAIL_L7", "TRAIL_L4"), (completed, total, pathway) => {
        expect(examsPercentage({ completed, total }, pathway)).toBe(completed > 0 ? 100 : 0);
      }),
    );
  });

  test("on any other pathway it is the share of completed exams", () => {
    const anyPathway = fc.oneof(fc.constantFrom("ACCA_QUAL", "FIA", "TRAIL_L9", undefined), fc.string());
    const exams = fc.integer({ min: 1, max: 60 }).chain((total) => fc.tuple(fc.nat(total), fc.constant(total)));
    fc.assert(
      fc.property(exams, anyPathway, fc.integer({ min: 2, max: 9 }), ([completed, total], pathway, times) => {
        const shown = (done: number, of: number) => examsPercentage({ completed: done, total: of }, pathway);
        expect([shown(0, total), shown(total, total), shown(total, 2 * total), shown(0, 0)]).toEqual([0, 100, 50, 0]);
        // Each exam more fills the doughnut further, and the same share as much.
        expect(shown(completed, total)).toBeLessThanOrEqual(shown(completed + 1, total));
        expect(shown(times * completed, times * total)).toBe(shown(completed, total));
        // What is completed and what is missing make up the whole, but for rounding.
        expect(Math.abs(shown(completed, total) + shown(total - completed, total) - 100)).toBeLessThanOrEqual(1);
      }),
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

  test("under FPER there is one doughnut, full once any time is claimed, whatever is signed off", () => {
    fc.assert(
      fc.property(anyRecord, fc.integer({ min: 1, max: 60 }), (record, claimed) => {
        const cardOf = (totalClaimed: number) =>
          practicalExperienceCardOf({
            employment: { ...record.employment, totalClaimed },
            objectives: { ...record.objectives, policyType: "FPER" },
          });
        expect(cardOf(0)).toEqual({ shows: "time", time: { percentage: 0 } });
        expect(cardOf(claimed)).toEqual({ shows: "time", time: { percentage: 100 } });
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

  test("experience is complete only when something was required, and all of it signed off (QUAL-14)", () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(60), (record, claimed) => {
        const { employment, objectives } = record;
        if (!isPracticalExperienceComplete(record)) return;
        expect(employment.experienceRequired + objectives.totalRequiredObjectives).toBeGreaterThan(0);
        expect(employment.totalAchieved).toBeGreaterThanOrEqual(employment.experienceRequired);
        expect(objectives.totalAchievedObjectives).toBeGreaterThanOrEqual(objectives.totalRequiredObjectives);
        // What is claimed decides nothing: only what is signed off does.
        expect(isPracticalExperienceComplete({ ...record, employment: { ...employment, totalClaimed: claimed } })).toBe(
          true,
        );
      }),
    );
  });

  test("complete experience has full doughnuts, once it is claimed (QUAL-08)", () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const { employment } = record;
        const claimed = { ...record, employment: { ...employment, totalClaimed: employment.totalAchieved } };
        const card = practicalExperienceCardOf(claimed);
        if (!isPracticalExperienceComplete(claimed) || card.shows !== "time and objectives") return;
        expect([card.time.percentage, card.objectives.percentage]).toEqual([100, 100]);
      }),
    );
  });
});
