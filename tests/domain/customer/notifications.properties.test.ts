import { expect, test } from "vitest";

import {
  isDeclarationReminder,
  isDerived,
  notificationCodes,
  notificationsOn,
  type OverdueFacts,
} from "../../../domain/customer/notifications.ts";
import { fc } from "../support/fast-check.ts";

const facts: fc.Arbitrary<OverdueFacts> = fc.record({
  isDeclarationOverdue: fc.boolean(),
  isPaymentOverdue: fc.boolean(),
});
const recorded = fc.uniqueArray(fc.constantFrom(...notificationCodes, "CPD_REVIEW", "toString"));

test("what is overdue follows from facts, whatever is recorded (YEAR-01, CORR-02)", () => {
  fc.assert(
    fc.property(recorded, facts, (codes, known) => {
      const shown = notificationsOn(codes, known);
      expect(shown.includes("CPD_DECLARATION_OVERDUE_ONE")).toBe(known.isDeclarationOverdue);
      expect(shown.includes("PAYMENT_OVERDUE")).toBe(known.isPaymentOverdue);
    }),
  );
});

test("all other notifications stay as recorded, in their order and once (YEAR-01)", () => {
  fc.assert(
    fc.property(recorded, facts, (codes, known) => {
      const shown = notificationsOn(codes, known);
      expect(shown.filter((code) => !isDerived(code))).toEqual(codes.filter((code) => !isDerived(code)));
      expect(new Set(shown).size).toBe(shown.length);
      expect(notificationsOn(shown, known)).toEqual(shown);
    }),
  );
});

test("only what asks for a declaration is a reminder of it; a review is not (NAV-07)", () => {
  fc.assert(
    fc.property(recorded, (codes) => {
      const left = codes.filter((code) => !isDeclarationReminder(code));
      expect(left).not.toContain("CPD_DECLARATION_OVERDUE_ONE");
      expect(left).toEqual(codes.filter((code) => code !== "CPD_DECLARATION_OVERDUE_ONE"));
    }),
  );
});
