import { expect, test } from "vitest";

import { gracePeriodOf, suspensionTextFor, type SuspensionFacts } from "../../../domain/customer/suspension-text.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

test.each([
  ["2026-06-15", 14, "2026-06-29"],
  ["2026-06-15", 0, "2026-06-15"],
  ["2028-02-20", 10, "2028-03-01"],
  ["2026-03-28", 2, "2026-03-30"],
  ["2026-12-25", 9, "2027-01-03"],
])("on %s a grace period with %i days left ends on %s (SUSP-02)", (today, days, end) => {
  expect(gracePeriodOf(days, today as CalendarDate)).toEqual({ days, end });
});

const facts: SuspensionFacts = {
  phase: "grace",
  country: "United Kingdom",
  userType: "member",
  reasonCode: "UNPAID_FEES",
};

test.each<[string, Partial<SuspensionFacts>, object]>([
  ["by its reason", {}, { of: "reason", code: "UNPAID_FEES" }],
  ["of a reason without a text", { reasonCode: "OTHER" }, { of: "generic" }],
  ["without a reason", { reasonCode: undefined }, { of: "generic" }],
  ["of a member in Singapore", { country: "Singapore" }, { of: "Singapore", text: "member grace" }],
  ["of a student in Singapore", { country: "Singapore", userType: "student" }, { of: "Singapore", text: "grace" }],
  [
    "in Singapore after the grace period",
    { country: "Singapore", phase: "after" },
    { of: "Singapore", text: "after grace" },
  ],
])("the text of a suspension %s (SUSP-04)", (_, special, text) => {
  expect(suspensionTextFor({ ...facts, ...special }, ["UNPAID_FEES", "CPD_NON_COMPLIANCE"])).toEqual(text);
});
