import { describe, expect, test } from "vitest";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import {
  chargeAtOtherRate,
  feeFor,
  feeGroupOf,
  proRataFee,
  type FeePayer,
} from "../../../../domain/institute/fees/fee-run.ts";
import { yearOf } from "../../../../domain/kernel/calendar-date.ts";
import { feeGroups } from "../../../../domain/rules/organisation-rules.ts";
import { fc } from "../../support/fast-check.ts";
import { anyLedger, reversalBy } from "../../support/ledgers.ts";
import { anyRecentDay } from "../../support/people.ts";

const anyAmount = fc.integer({ min: 1, max: 10_000_00 });

const anyPayer: fc.Arbitrary<FeePayer> = fc.record(
  {
    type: fc.constantFrom(...userTypes),
    isFellow: fc.boolean(),
    isRetired: fc.boolean(),
    membershipDate: anyRecentDay,
  },
  { requiredKeys: ["type", "isFellow", "isRetired"] },
);

describe("the fee run", () => {
  test("charges the amount of the person's one group", () => {
    fc.assert(
      fc.property(anyPayer, fc.integer({ min: 2000, max: 2100 }), (payer, year) => {
        const amounts = Object.fromEntries(feeGroups.map((group, index) => [group, 100_00 + index]));
        const fee = feeFor(payer, year, { isProRata: false, amounts });
        expect(fee).toBe(amounts[feeGroupOf(payer)]);
        const { [feeGroupOf(payer)]: _, ...others } = amounts;
        expect(feeFor(payer, year, { isProRata: false, amounts: others })).toBeUndefined();
      }),
    );
  });

  test("charges new members no more the later they join, and a whole year from January on", () => {
    fc.assert(
      fc.property(anyAmount, anyRecentDay, anyRecentDay, (amount, one, other) => {
        const [first, later] = one <= other ? [one, other] : [other, one];
        const year = yearOf(later);
        expect(proRataFee(amount, later, year)).toBeLessThanOrEqual(proRataFee(amount, first, year));
        expect(proRataFee(amount, later, year)).toBeGreaterThanOrEqual(0);
        expect(proRataFee(amount, later, year + 1)).toBe(amount);
        expect(proRataFee(amount, later, year - 1)).toBe(0);
        if (later.slice(5, 7) === "01") expect(proRataFee(amount, later, year)).toBe(amount);
        if (later.slice(5, 7) === "12") expect(proRataFee(amount, later, year)).toBe(Math.round(amount / 12));
      }),
    );
  });

  test("finds the charge at another rate until it is charged anew, and changes the balance by the difference", () => {
    fc.assert(
      fc.property(anyLedger, fc.integer({ min: 2025, max: 2027 }), anyAmount, ({ transactions }, year, fee) => {
        const charge = chargeAtOtherRate(transactions, year, fee);
        fc.pre(charge !== undefined);
        const creditNote = reversalBy(transactions, charge, charge.date);
        fc.pre(creditNote !== undefined);
        const anew = { ...charge, reference: "SUB-2", amount: fee };
        const after = [...transactions, creditNote, anew];
        expect(chargeAtOtherRate(after, year, fee)).toBeUndefined();
        expect(balanceOf(after) - balanceOf(transactions)).toBe(fee - charge.amount);
      }),
    );
  });
});
