import { expect, test } from "vitest";

import { mayBeSamePayment } from "../../../../domain/institute/fees/same-payment.ts";
import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fc } from "../../support/fast-check.ts";

const first = "2026-11-20" as CalendarDate;

const payment = fc.record({
  customerId: fc.constantFrom("1", "2"),
  amount: fc.constantFrom(100, 200),
  date: fc.integer({ min: 0, max: 40 }).map((days) => plusDays(first, days)),
  later: fc.integer({ min: -30, max: 30 }),
  way: fc.constantFrom("hand", "provider"),
});

/** Payments that reach the accounts by the bank, and by hand or by a provider, in any order. */
const paymentsByTwoWays = fc.array(payment, { maxLength: 8 }).chain((payments) => {
  const ways = payments.flatMap(({ later, ...each }, at) => [
    { at, ...each },
    { at, ...each, way: "bank", date: plusDays(each.date, later) },
  ]);
  return fc.shuffledSubarray(ways, { minLength: ways.length });
});

test("money that comes by two ways counts once at most, in any order; the other way waits (BANK-02, BANK-04)", () => {
  fc.assert(
    fc.property(paymentsByTwoWays, (ways) => {
      const counted: typeof ways = [];
      for (const each of ways) {
        const same = counted.filter(
          (other) =>
            (other.way === "bank") !== (each.way === "bank") &&
            mayBeSamePayment({ ...each, day: each.date, named: [each.customerId] }, other),
        );
        // What a provider reports counts, and the credits of the bank wait in its place.
        if (each.way === "provider") for (const credit of same) counted.splice(counted.indexOf(credit), 1);
        if (each.way === "provider" || same.length === 0) counted.push(each);
      }
      expect(new Set(counted.map(({ at }) => at)).size).toBe(counted.length);
    }),
  );
});

test("other people, amounts and times are other payments (BANK-02)", () => {
  fc.assert(
    fc.property(payment, fc.integer({ min: 31, max: 400 }), ({ customerId, amount, date, later }, far) => {
      const posted = { customerId, amount, date };
      const credit = { day: plusDays(date, later), amount, named: [customerId] };
      expect(mayBeSamePayment(credit, posted)).toBe(true);
      expect(mayBeSamePayment({ ...credit, named: ["3"] }, posted)).toBe(false);
      expect(mayBeSamePayment({ ...credit, named: [] }, posted)).toBe(false);
      expect(mayBeSamePayment({ ...credit, amount: amount + 1 }, posted)).toBe(false);
      expect(mayBeSamePayment({ ...credit, day: plusDays(date, far) }, posted)).toBe(false);
      expect(mayBeSamePayment({ ...credit, day: plusDays(date, -far) }, posted)).toBe(false);
    }),
  );
});
