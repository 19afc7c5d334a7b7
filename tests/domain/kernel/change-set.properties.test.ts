import { expect, test } from "vitest";

import { changesBetween, isSameValue, leavesOf } from "../../../domain/kernel/change-set.ts";
import { fc } from "../support/fast-check.ts";

const leaf = fc.oneof(
  fc.constantFrom("", "London", "Leeds", "0"),
  fc.boolean(),
  fc.integer({ min: -1, max: 2 }),
  fc.array(fc.constantFrom("a", "b"), { maxLength: 2 }),
);
const name = fc.constantFrom("city", "email", "isPrimary", "purpose");
const record = fc.dictionary(name, fc.oneof(leaf, fc.dictionary(name, leaf)));

test("the changes turn the values of the first state into those of the second, and back (CORR-03)", () => {
  fc.assert(
    fc.property(record, record, (before, after) => {
      const changes = changesBetween(before, after);
      const [forth, back] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
      for (const { column, before: old, after: present } of changes) {
        forth.set(column, present);
        back.set(column, old);
      }
      const paths = [...leavesOf(before).keys(), ...leavesOf(after).keys()];
      for (const path of paths) {
        expect(isSameValue(forth.get(path), leavesOf(after).get(path))).toBe(true);
        expect(isSameValue(back.get(path), leavesOf(before).get(path))).toBe(true);
      }
      expect(changes.every(({ before: old, after: present }) => !isSameValue(old, present))).toBe(true);
    }),
  );
});

test("a record that was added or removed is one change, whatever it holds (CORR-03)", () => {
  fc.assert(
    fc.property(record, (whole) => {
      expect(changesBetween(undefined, whole)).toEqual([{ column: "", before: undefined, after: whole }]);
      expect(changesBetween(whole, undefined)).toEqual([{ column: "", before: whole, after: undefined }]);
      expect(changesBetween(whole, structuredClone(whole))).toEqual([]);
    }),
  );
});
