import { expect, test } from "vitest";

import { unsuspendedStatusOf, whyNotSuspended } from "../../../../domain/institute/customer/standing.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";

const active = { status: "Active", isClosed: false, isRetired: false, isFellow: false, owed: 1 };
const today = "2026-03-04" as CalendarDate;

test.each<[string, string | undefined, string | undefined]>([
  ["at once", undefined, undefined],
  ["until tomorrow", "2026-03-05", undefined],
  ["until today", "2026-03-04", "The grace period has to end after today."],
  ["until yesterday", "2026-03-03", "The grace period has to end after today."],
])("a suspension with grace %s (SUSP-01)", (_, graceEnds, why) => {
  expect(
    whyNotSuspended(active, { code: "UNPAID_FEES", graceEnds: graceEnds as CalendarDate | undefined }, today),
  ).toBe(why);
});

test.each([
  ["UNPAID_FEES", 0, "They owe nothing."],
  ["UNPAID_FEES", -12_00, "They owe nothing."],
  ["UNPAID_FEES", 1, undefined],
  ["CPD_NON_COMPLIANCE", 0, undefined],
])("a suspension for %s of a person who owes %i pence (SUSP-01, YEAR-04)", (code, owed, why) => {
  expect(whyNotSuspended({ ...active, owed }, { code }, today)).toBe(why);
});

test.each<[string, { isRetired: boolean; isFellow: boolean }, string]>([
  ["a member", { isRetired: false, isFellow: false }, "Active"],
  ["a fellow", { isRetired: false, isFellow: true }, "Fellow"],
  ["a retired fellow", { isRetired: true, isFellow: true }, "Retired"],
])("once reinstated, %s is so again (SUSP-01)", (_, who, status) => {
  expect(unsuspendedStatusOf(who)).toBe(status);
});
