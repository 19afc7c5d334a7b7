import { expect, test } from "vitest";

import type { OverviewCode } from "../../../domain/cpd/status.ts";
import { emptyWaiverForm, mayAskForWaiver, offeredYears } from "../../../domain/cpd/waiver.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";

test.each<[OverviewCode, boolean, boolean]>([
  ["DUE", false, true],
  ["UPTODATE", false, true],
  ["OVERDUE", false, true],
  ["NOT_REQUIRED", false, false],
  ["DUE", true, false],
])("with the overview %s, retired: %s, a waiver may be requested: %s (WAIV-01)", (code, isRetired, may) => {
  expect(mayAskForWaiver(code, isRetired)).toBe(may);
});

test("a new form requests an adjustment of the type waiver (WAIV-01)", () => {
  expect(emptyWaiverForm.adjustmentType).toBe("waiver");
});

test.each([
  ["2026-01-01", [2026, 2025, 2024]],
  ["2026-12-31", [2026, 2025, 2024]],
])("on %s a waiver may be requested of the years %j (WAIV-01)", (today, years) => {
  expect(offeredYears(today as CalendarDate, defaultRules.cpd)).toEqual(years);
});
