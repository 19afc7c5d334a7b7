import { describe, expect, it } from "vitest";

import { verifiableOf, waivedUnits } from "../../../domain/cpd/waiver-units.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";

const from = (startDate: string, endDate: string) => ({
  startDate: startDate as CalendarDate,
  endDate: endDate as CalendarDate,
});

describe("a waiver's units", () => {
  it.each([
    ["2026-01-01", "2026-12-31", 40, 21],
    ["2024-01-01", "2024-12-31", 40, 21],
    ["2026-01-01", "2026-06-30", 20, 11],
    ["2026-03-01", "2026-03-31", 3, 2],
    ["2026-03-01", "2026-03-01", 0, 0],
    ["2026-03-01", "2026-03-04", 0, 0],
    ["2026-03-01", "2026-03-05", 1, 1],
  ])("from %s to %s: %i units, %i of them verifiable", (startDate, endDate, units, verifiableUnits) => {
    const waived = waivedUnits(from(startDate, endDate), defaultRules.cpd);
    expect({ units: waived, verifiableUnits: verifiableOf(waived, defaultRules.cpd) }).toEqual({
      units,
      verifiableUnits,
    });
  });

  it("are all units of the year where waivers are not in proportion, however short", () => {
    const rules = { ...defaultRules.cpd, isWaiverProRata: false };
    expect(waivedUnits(from("2026-03-01", "2026-03-01"), rules)).toBe(rules.units.required);
  });
});
