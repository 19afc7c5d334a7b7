import { expect, test } from "vitest";

import { changesBetween, isSameValue, valuesByPath, planUndo } from "../../../../domain/institute/kernel/change-set.ts";
import { fc } from "../../support/fast-check.ts";

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
      const [forth, back] = [new Map(valuesByPath(before)), new Map(valuesByPath(after))];
      for (const { column, before: old, after: present } of changes) {
        forth.set(column, present);
        back.set(column, old);
      }
      const paths = [...valuesByPath(before).keys(), ...valuesByPath(after).keys()];
      for (const path of paths) {
        expect(isSameValue(forth.get(path), valuesByPath(after).get(path))).toBe(true);
        expect(isSameValue(back.get(path), valuesByPath(before).get(path))).toBe(true);
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

const flat = fc.dictionary(name, leaf, { minKeys: 1 });

test("undoing a change leaves what others changed since, and puts back all else (CORR-04)", () => {
  fc.assert(
    fc.property(flat, flat, flat, (before, imported, others) => {
      const [afterImport, since] = [
        { ...before, ...imported },
        { ...before, ...imported, ...others },
      ];
      const { values, left } = planUndo(changesBetween(before, afterImport), since);
      const undone = { ...since, ...Object.fromEntries(values) };
      for (const column of new Set([...Object.keys(since), ...Object.keys(before)])) {
        const isTouched = !isSameValue(valuesByPath(since).get(column), valuesByPath(afterImport).get(column));
        const expected = isTouched ? since : before;
        expect(isSameValue(valuesByPath(undone).get(column), valuesByPath(expected).get(column))).toBe(true);
        const isLeft = left.some((change) => change.column === column);
        const isBack = isSameValue(valuesByPath(since).get(column), valuesByPath(before).get(column));
        expect(isLeft).toBe(
          isTouched && column in imported && !isBack && !isSameValue(imported[column], before[column]),
        );
      }
    }),
  );
});

test("an added record is removed while it is as it was added, and a removed one comes back while there is none (CORR-04)", () => {
  fc.assert(
    fc.property(flat, flat, (whole, other) => {
      const isSame = changesBetween(whole, other).length === 0;
      const added = { column: "", before: undefined, after: whole };
      expect(planUndo([added], other)).toMatchObject({
        action: isSame ? "remove" : "nothing",
        left: isSame ? [] : [added],
      });
      expect(planUndo([added], undefined)).toMatchObject({ action: "nothing", left: [] });
      const removed = { column: "", before: whole, after: undefined };
      expect(planUndo([removed], undefined)).toMatchObject({ action: "add", values: valuesByPath(whole) });
      expect(planUndo([removed], other)).toMatchObject({ action: "nothing", left: isSame ? [] : [removed] });
    }),
  );
});
