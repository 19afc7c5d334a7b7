import { expect, test } from "vitest";
import type { Adjustment, AnnualDeclaration } from "../../domain/cpd/history.ts";
import { adjustmentWords, waiversSoFar } from "../../ui/cpd/waiver-words.ts";

const adjustment = (type: string, units: number, code: Adjustment["status"]["code"]): Adjustment =>
  ({ type, reason: "Parental leave", units, status: { code } }) as Adjustment;

test("of what a year was adjusted by, only waivers are told to whoever asks for another (WAIV-01)", () => {
  const record = [{ year: 2026, adjustments: [adjustment("waiver", 10, "PENDING"), adjustment("correction", 2, "AWARDED"), adjustment("waiver", 1, "AWARDED")] }];
  expect(waiversSoFar(record as unknown as readonly AnnualDeclaration[], [2026, 2025])).toEqual([
    { question: "2026", answer: "10 units pending, 1 unit awarded" },
    { question: "2025", answer: "None" },
  ]);
});

test("an adjustment without days is told without them", () => {
  expect(adjustmentWords(adjustment("correction", 1, "AWARDED"))).toBe("Parental leave: 1 unit, awarded");
});
