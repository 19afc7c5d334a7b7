import { expect, test } from "vitest";

import { changedRules, isLasting } from "../../../../domain/institute/rules/remembered-rules.ts";
import { defaultRules } from "../../../../domain/rules/organisation-rules.ts";
import { fc } from "../../support/fast-check.ts";

const anyRules = fc
  .record({
    currency: fc.constantFrom("GBP", "EUR"),
    timeZone: fc.constantFrom("Europe/London", "Europe/Zagreb"),
    starts: fc.constantFrom("01-01", "11-01"),
    graceDays: fc.constantFrom(30, 14),
    after: fc.constantFrom([], [1, 14]),
  })
  .map(({ currency, timeZone, starts, graceDays, after }) => ({
    ...defaultRules,
    currency,
    timeZone,
    graceDays,
    cpd: { ...defaultRules.cpd, year: { ...defaultRules.cpd.year, starts } },
    reminders: { ...defaultRules.reminders, declaration: { before: [], after } },
  }));

test("rules differ where a value differs, and the same both ways (CORR-05)", () => {
  fc.assert(
    fc.property(anyRules, anyRules, (one, other) => {
      const changed = changedRules(one, other);
      expect(changed.length === 0).toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(changedRules(other, one)).toEqual(
        changed.map(({ rule, before, after }) => ({ rule, before: after, after: before })),
      );
      expect(changed.some(isLasting)).toBe(
        one.currency !== other.currency ||
          one.timeZone !== other.timeZone ||
          one.cpd.year.starts !== other.cpd.year.starts,
      );
      // What was read back from a database is the same.
      expect(changedRules(JSON.parse(JSON.stringify(one)) as typeof one, one)).toEqual([]);
    }),
  );
});

test("a changed rule is named by its path, with both values (CORR-05)", () => {
  const after = {
    ...defaultRules,
    reminders: { ...defaultRules.reminders, subscription: { before: [30, 7], after: [] } },
  };
  expect(changedRules(defaultRules, after)).toEqual([
    { rule: "reminders.subscription.before", before: "", after: "30, 7" },
  ]);
});
