import { describe, expect, test } from "vitest";

import {
  creditedDebts,
  departureCredits,
  departureKinds,
  hasLeft,
  isContinuous,
  whyNotLeaving,
  whyNotMerged,
  whyNotReadmitted,
  type Departure,
  type Leaver,
} from "../../../domain/customer/departure.ts";
import { debtsOf, type Debt } from "../../../domain/fees/settling.ts";
import { balanceOf } from "../../../domain/fees/transactions.ts";
import { plusDays, yearOf, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { fc } from "../support/fast-check.ts";
import { anyLedger, anyLedgerDay } from "../support/ledgers.ts";

const anyDeparture: fc.Arbitrary<Departure> = fc.record({
  kind: fc.constantFrom(...departureKinds),
  on: anyLedgerDay,
});

/** A person as the register has them on a day: closed once they have left. */
const leaverOn = (departure: Departure | undefined, today: Departure["on"]): Leaver => ({
  departure,
  isClosed: departure !== undefined && hasLeft(departure, today),
});

const anyLeaver = fc
  .record({ departure: fc.option(anyDeparture, { nil: undefined }), today: anyLedgerDay })
  .map(({ departure, today }) => ({ leaver: leaverOn(departure, today), today }));

describe("leaving (LIFE-01)", () => {
  test("whoever leaves can return from that day on, and everyone else cannot return", () => {
    fc.assert(
      fc.property(anyLeaver, anyDeparture, ({ leaver, today }, departure) => {
        if (whyNotLeaving(leaver, departure, today) !== undefined || departure.kind === "merged") return;
        const left = leaverOn(departure, today);
        const on = departure.on < today ? departure.on : today;
        expect(whyNotReadmitted(left, on, today)).toBeUndefined();
        expect(isContinuous(left, on)).toBe(true);
        expect(whyNotReadmitted(leaverOn(undefined, today), on, today)).toBeDefined();
      }),
    );
  });

  test("nobody who is gone leaves again, except that a death is recorded", () => {
    fc.assert(
      fc.property(anyLeaver, anyDeparture, ({ leaver, today }, departure) => {
        if (!leaver.isClosed || whyNotLeaving(leaver, departure, today) !== undefined) return;
        expect(departure.kind).toBe("deceased");
        expect(["deceased", "merged"]).not.toContain(leaver.departure?.kind);
      }),
    );
  });

  test("a death and a return are never in the future", () => {
    fc.assert(
      fc.property(anyLeaver, fc.integer({ min: 1, max: 400 }), ({ leaver, today }, days) => {
        const later = plusDays(today, days);
        expect(whyNotLeaving(leaver, { kind: "deceased", on: later }, today)).toBeDefined();
        expect(whyNotReadmitted(leaver, later, today)).toBeDefined();
      }),
    );
  });

  test("credits leave nothing, everything, or all but the subscriptions of years that begin later", () => {
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, fc.constantFrom(...departureCredits), (ledger, on, credits) => {
        const debts = debtsOf(ledger);
        const credited = creditedDebts(debts, { on }, credits);
        const left = debts.filter((debt) => !credited.includes(debt));
        const open = left.reduce((sum, debt) => sum + debt.open, 0);
        if (credits === "everything") expect(open).toBe(0);
        if (credits === "nothing") expect(open).toBe(Math.max(0, balanceOf(ledger.transactions)));
        if (credits === "later subscriptions") {
          // A day before New Year the next year is later; the year under way is not, but on its first day.
          for (const { year = 0 } of credited) expect(year).toBeGreaterThanOrEqual(yearOf(plusDays(on, -1)) + 1);
          for (const { year } of left) if (year !== undefined) expect(year).toBeLessThanOrEqual(yearOf(on));
        }
      }),
    );
  });
});

test.each([
  ["2026-12-31", ["subscription 2027"]],
  ["2027-01-01", ["subscription 2027"]],
  ["2027-01-02", []],
  ["2026-01-01", ["subscription 2026", "subscription 2027"]],
])("whoever leaves on %s is credited %j, and no other charge (LIFE-01)", (on, credited) => {
  const debt = (description: string, year?: number): Debt => ({
    reference: description,
    description,
    year,
    open: 1,
    chargedOn: "2026-11-01" as CalendarDate,
    dueDate: "2027-01-31" as CalendarDate,
  });
  const debts = [debt("subscription 2026", 2026), debt("subscription 2027", 2027), debt("workshop")];
  const found = creditedDebts(debts, { on: on as CalendarDate }, "later subscriptions");
  expect(found.map(({ description }) => description)).toEqual(credited);
});

test("an account becomes part of one other, open account (LIFE-02)", () => {
  fc.assert(
    fc.property(anyLeaver, anyLeaver, ({ leaver: from }, { leaver: into }) => {
      const merger = { from: { ...from, customerId: "1" }, into: { ...into, customerId: "2" } };
      const isPossible = whyNotMerged(merger) === undefined;
      if (into.isClosed || from.departure?.kind === "merged") expect(isPossible).toBe(false);
      else expect(isPossible).toBe(true);
      expect(whyNotMerged({ from: merger.from, into: merger.from })).toBeDefined();
    }),
  );
});
