import { expect, test } from "vitest";

import {
  awardedUnits,
  latestFirst,
  requestedAdjustmentStatuses,
  withoutAdjustment,
  type Adjustment,
  type AdjustmentStatus,
  type AnnualDeclaration,
} from "../../../domain/cpd/history.ts";

const waiver = (id: string, units: number, code: AdjustmentStatus): Adjustment => ({
  id,
  type: "waiver",
  reason: "Illness",
  units,
  status: { code },
});

const year = (of: number, ...adjustments: readonly Adjustment[]): AnnualDeclaration => ({
  year: of,
  status: "COMPLETE",
  broughtForwardUnits: 0,
  adjustments,
});

const history = [
  year(2023),
  year(2025, waiver("W-1", 10, "PENDING")),
  year(2024, waiver("W-2", 8, "AWARDED"), waiver("W-3", 3, "AWARDED")),
];

const idsIn = (years: readonly AnnualDeclaration[]): readonly string[] =>
  years.flatMap(({ adjustments }) => adjustments.map(({ id }) => id));

test("the latest year comes first, and only awarded units count (CPD-11)", () => {
  expect(latestFirst(history).map((each) => [each.year, awardedUnits(each)])).toEqual([
    [2025, 0],
    [2024, 11],
    [2023, 0],
  ]);
});

test("the portal requests awarded and pending adjustments (CPD-11)", () => {
  expect(requestedAdjustmentStatuses).toEqual(["AWARDED", "PENDING"]);
});

test("a deleted waiver leaves the history, and everything else stays (WAIV-06)", () => {
  expect(idsIn(withoutAdjustment(history, "W-2"))).toEqual(["W-1", "W-3"]);
  expect(withoutAdjustment(history, "W-9")).toEqual(history);
});
