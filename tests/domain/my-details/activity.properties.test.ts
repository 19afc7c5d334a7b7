import { expect, test } from "vitest";

import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import { activityByMonth, activityKinds, deviceWords, listedSince } from "../../../domain/my-details/activity.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { fc } from "../support/fast-check.ts";

const now = new Date("2026-11-24T10:35:00Z");
const day = 86_400_000;

const anyEntry = fc.record({
  kind: fc.constantFrom(...activityKinds),
  at: fc.integer({ min: now.getTime() - 900 * day, max: now.getTime() }),
  count: fc.integer({ min: 1, max: 9 }),
});
const anyZone = fc.constantFrom("Europe/London", "Pacific/Kiritimati", "America/Los_Angeles");

test("activity is listed once each, latest first, by the organisation's months, without older entries (ACTV-01)", () => {
  fc.assert(
    fc.property(fc.array(anyEntry), anyZone, fc.integer({ min: 1, max: 3000 }), (entries, timeZone, kept) => {
      const rules = { ...defaultRules, timeZone };
      const since = listedSince(now, kept);
      expect(now.getTime() - since).toBe(Math.min(kept, 365) * day);
      const months = activityByMonth(entries, since, rules);
      const listed = months.flatMap((month) => month.entries);
      expect(new Set(listed)).toEqual(new Set(entries.filter(({ at }) => at >= since)));
      expect(listed).toHaveLength(new Set(listed).size);
      expect(listed.map(({ at }) => at)).toEqual(listed.map(({ at }) => at).toSorted((one, other) => other - one));
      expect(new Set(months.map(({ name }) => name)).size).toBe(months.length);
      for (const month of months)
        expect(new Set(month.entries.map(({ at }) => dayOf(new Date(at), rules).slice(0, 7))).size).toBe(1);
    }),
  );
});

test("a device is named by its known parts (ACTV-01)", () => {
  expect(deviceWords("Firefox", "Windows")).toBe("Firefox on Windows");
  expect(deviceWords("Firefox", undefined)).toBe("Firefox");
  expect(deviceWords(undefined, "Windows")).toBe("Windows");
  expect(deviceWords(undefined, undefined)).toBeUndefined();
});
