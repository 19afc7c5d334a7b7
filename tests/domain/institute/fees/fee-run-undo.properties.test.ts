import { describe, expect, test } from "vitest";

import type { Transaction } from "../../../../domain/fees/account.ts";
import { settle } from "../../../../domain/fees/settling.ts";
import { isChargeRuledOut, whyChargeStays } from "../../../../domain/institute/fees/fee-run-undo.ts";
import { fc } from "../../support/fast-check.ts";
import { anyLedger, chargesInForce, reversalBy } from "../../support/ledgers.ts";

describe("taking back a fee run (YEAR-05, CORR-01)", () => {
  test("takes back what nobody has paid, and changes no other debt and no credit", () => {
    fc.assert(
      fc.property(anyLedger, ({ transactions }) => {
        const going = transactions.filter(
          (each) => each.type === "CHARGE" && whyChargeStays(transactions, each) === undefined,
        );
        const references = new Set(going.map(({ reference }) => reference));
        const credited = going.reduce<readonly Transaction[]>(
          (all, each) => [...all, ...[reversalBy(all, each, each.date) ?? []].flat()],
          transactions,
        );
        expect(credited).toHaveLength(transactions.length + going.length);
        const after = settle(credited);
        const before = settle(transactions);
        expect(after.credit).toBe(before.credit);
        expect(after.charges.map(({ charge, open }) => [charge.reference, open])).toEqual(
          before.charges
            .filter(({ charge }) => !references.has(charge.reference))
            .map(({ charge, open }) => [charge.reference, open]),
        );
      }),
    );
  });

  test("leaves a charge as soon as a penny of it is paid", () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        for (const { charge, open } of settle(ledger.transactions).charges)
          if (chargesInForce(ledger).includes(charge) && open < charge.amount)
            expect(whyChargeStays(ledger.transactions, charge)).toBeDefined();
      }),
    );
  });
});

test.each([
  ["charge of the year", [], true],
  ["charge that was taken back by itself", [{ reference: "CN-1", of: "SUB-1", purpose: false }], true],
  ["charge that was taken back with its run", [{ reference: "CN-1", of: "SUB-1", purpose: true }], false],
  [
    "charge of a run that was restored",
    [
      { reference: "CN-1", of: "SUB-1", purpose: true },
      { reference: "INV-1", of: "CN-1", purpose: false },
    ],
    true,
  ],
] as const)("a %s decides whether the next run charges the person (YEAR-05)", (_, counters, expected) => {
  const reversedBy = (reference: string): string | null =>
    counters.find(({ of }) => of === reference)?.reference ?? null;
  const charge = { reference: "SUB-1", type: "CHARGE", reverses: null, reversedBy: reversedBy("SUB-1") } as const;
  const creditNotes = counters.flatMap(({ reference, of, purpose }) =>
    purpose ? [{ reference, type: "CREDIT_NOTE", reverses: of, reversedBy: reversedBy(reference) } as const] : [],
  );
  expect(isChargeRuledOut([charge, ...creditNotes])).toBe(expected);
});
