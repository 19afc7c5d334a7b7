import { expect, test } from "vitest";

import { paymentDifferences } from "../../../../domain/institute/fees/payment-differences.ts";
import { fc } from "../../support/fast-check.ts";

const person = { firstName: "Zoë Anne", surname: "de la Brontë", open: [100_00, 50_00] };

test.each([
  ["", 100_00, []],
  ["DE LA BRONTE, ZOE", 50_00, []],
  ["Z. de la Brontë", 150_00, []],
  ["de la Brontë", 150_00, []],
  ["Zoë and Karl de la Brontë", 150_00, []],
  ["Karl de la Brontë", 150_00, ["name"]],
  ["Somebody Else", 150_00, ["name"]],
  ["Zoë Brontë", 120_00, ["name", "amount"]],
  ["", 120_00, ["amount"]],
] as const)("a credit by “%s” of %i differs in %j (BANK-03)", (payer, amount, expected) => {
  expect(paymentDifferences({ payer, amount }, person)).toEqual(expected);
});

test("a payment of what is owed, in the person's name, never differs (BANK-03)", () => {
  const names = fc.string({ minLength: 1, maxLength: 12 });
  const charges = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(names, names, charges, fc.nat(), (firstName, surname, open, nth) => {
      const all = open.reduce((sum, each) => sum + each, 0);
      const amount = [...open, all][nth % (open.length + 1)] ?? 0;
      const payer = `${firstName} ${surname}`;
      expect(paymentDifferences({ payer, amount }, { firstName, surname, open })).toEqual([]);
    }),
  );
});
