import { expect, test } from "vitest";

import type { OverviewCode } from "../../../domain/cpd/status.ts";
import { emptyWaiverForm, mayAskForWaiver } from "../../../domain/cpd/waiver.ts";

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
