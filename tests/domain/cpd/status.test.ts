import { expect, test } from "vitest";

import {
  cpdStatuses,
  cpdStatusOf,
  isDeclarationRequired,
  showsDeclarationNotice,
  type OverviewCode,
} from "../../../domain/cpd/status.ts";

test.each<[OverviewCode, number, string]>([
  ["DUE", 40, "due"],
  ["DUE", 1, "due"],
  ["DUE", 0, "readyToStart"],
  ["DUE", -3, "readyToStart"],
  ["OVERDUE", -30, "overdue"],
  ["OVERDUE", 5, "overdue"],
  ["UPTODATE", 200, "upToDate"],
  ["NOT_REQUIRED", 0, "upToDate"],
])("an overview %s with %i days left has the status %s (CPD-01)", (code, remainingDays, status) => {
  expect(cpdStatusOf({ code, remainingDays })).toBe(status);
});

test.each(cpdStatuses)(
  "the notice for the status %s shows unless it is up to date, and never to the retired (CPD-02)",
  (status) => {
    expect(showsDeclarationNotice(status, false)).toBe(status !== "upToDate");
    expect(showsDeclarationNotice(status, true)).toBe(false);
  },
);

test.each<[OverviewCode, boolean]>([
  ["DUE", true],
  ["OVERDUE", true],
  ["UPTODATE", true],
  ["NOT_REQUIRED", false],
])("with the overview %s a declaration is required: %s (CPD-02)", (code, isRequired) => {
  expect(isDeclarationRequired(code)).toBe(isRequired);
});
