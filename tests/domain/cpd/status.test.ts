import { expect, test } from "vitest";

import {
  cpdStatuses,
  cpdStatusOf,
  isDeclarationRequired,
  showsDeclarationNotice,
  toDeclareOf,
  type OverviewCode,
} from "../../../domain/cpd/status.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

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

test.each<[OverviewCode, boolean, string | undefined]>([
  ["DUE", false, "due"],
  ["OVERDUE", false, "overdue"],
  ["UPTODATE", false, undefined],
  ["NOT_REQUIRED", false, undefined],
  ["DUE", true, undefined],
  ["OVERDUE", true, undefined],
])("with the overview %s, retired: %s, the declaration that is due is %s (CPD-02)", (code, isRetired, status) => {
  const overview = { code, year: 2026, nextDueDate: "2027-01-01" as CalendarDate, remainingDays: 40 };
  expect(toDeclareOf(overview, isRetired)).toEqual(status && { overview, status });
});
