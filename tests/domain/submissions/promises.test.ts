import { expect, test } from "vitest";

import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { waitOf } from "../../../domain/submissions/promises.ts";

const rules = { promisedDays: { ...defaultRules.promisedDays, waiver: 2 } };
const monday = "2026-03-02" as CalendarDate;

test.each([
  ["2026-03-02", 0, false],
  ["2026-03-04", 2, false],
  ["2026-03-05", 3, true],
  ["2026-03-08", 4, true],
])("on %s a waiver of Monday has waited %i working days, late only after the promised two", (today, waited, isLate) => {
  expect(waitOf("waiver", monday, today as CalendarDate, rules)).toEqual({ waited, promised: 2, isLate });
});
