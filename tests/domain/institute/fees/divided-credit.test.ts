import { expect, test } from "vitest";

import { dividedAmongNamed } from "../../../../domain/institute/fees/divided-credit.ts";
import { fc } from "../../support/fast-check.ts";

const owed = fc.array(fc.integer({ min: 0, max: 300_00 }), { maxLength: 30 });
const people = (debts: readonly number[]) => debts.map((debt, at) => ({ customerId: String(at), owed: debt }));
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

test("a credit that comes to what several people owe is divided among all of them (BANK-04)", () => {
  fc.assert(
    fc.property(owed, (debts) => {
      const parts = dividedAmongNamed(sumOf(debts), people(debts));
      const debtors = debts.filter((debt) => debt > 0);
      if (debtors.length < 2) expect(parts).toBeUndefined();
      else expect(parts?.map(({ amount }) => amount)).toEqual(debtors);
    }),
  );
});

test("a credit of another sum is not divided (BANK-04)", () => {
  fc.assert(
    fc.property(owed, fc.integer({ min: 1, max: 100 }), (debts, more) => {
      expect(dividedAmongNamed(sumOf(debts) + more, people(debts))).toBeUndefined();
    }),
  );
});
