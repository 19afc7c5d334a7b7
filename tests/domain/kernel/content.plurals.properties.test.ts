import { expect, test } from "vitest";

import { inNumber } from "../../../domain/kernel/content.ts";
import { fc } from "../support/fast-check.ts";

const welsh = { zero: "dim", one: "un", two: "dau", few: "tri", many: "chwech", other: "llawer" };

test.each([
  ["en-GB", 0, "other"],
  ["en-GB", 1, "one"],
  ["en-GB", 1.5, "other"],
  ["fr-CA", 0, "one"],
  ["fr-CA", 1.5, "one"],
  ["fr-CA", 2, "other"],
  ["cy", 2, "two"],
  ["cy", 6, "many"],
])("in %s, %s things take the form %s (LANG-04)", (locale, count, form) => {
  expect(inNumber(count, welsh, { locale })).toBe(welsh[form as keyof typeof welsh]);
});

test("a form that a text lacks is its general one (LANG-04)", () => {
  fc.assert(
    fc.property(fc.nat(200), fc.constantFrom("en", "fr", "cy", "pl", "ar"), (count, locale) => {
      expect(inNumber(count, { other: "things" }, { locale })).toBe("things");
      const { one, other } = welsh;
      expect([one, other]).toContain(inNumber(count, { one, other }, { locale }));
    }),
  );
});
