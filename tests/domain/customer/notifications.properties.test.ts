import { expect, test } from "vitest";

import { notificationCodes, notificationsOn, type OverdueFacts } from "../../../domain/customer/notifications.ts";
import { fc } from "../support/fast-check.ts";

const facts: fc.Arbitrary<OverdueFacts> = fc.record({
  isDeclarationOverdue: fc.boolean(),
  isSubscriptionOverdue: fc.boolean(),
  owes: fc.boolean(),
});
const recorded = fc.uniqueArray(fc.constantFrom(...notificationCodes, "CPD_REVIEW", "toString"));
const derived: readonly string[] = ["PAYMENT_OVERDUE", "CPD_DECLARATION_OVERDUE_ONE"];

test("a late declaration or subscription is notified whatever is recorded (YEAR-01)", () => {
  fc.assert(
    fc.property(recorded, facts, (codes, known) => {
      const shown = notificationsOn(codes, known);
      expect(shown.includes("CPD_DECLARATION_OVERDUE_ONE")).toBe(known.isDeclarationOverdue);
      if (known.isSubscriptionOverdue) expect(shown).toContain("PAYMENT_OVERDUE");
    }),
  );
});

test("an overdue payment set by staff applies only while something is owed (YEAR-01)", () => {
  fc.assert(
    fc.property(recorded, facts, (codes, known) => {
      const settled = { ...known, isSubscriptionOverdue: false, owes: false };
      expect(notificationsOn(codes, settled)).not.toContain("PAYMENT_OVERDUE");
    }),
  );
});

test("all other notifications stay as recorded, in their order and once (YEAR-01)", () => {
  fc.assert(
    fc.property(recorded, facts, (codes, known) => {
      const shown = notificationsOn(codes, known);
      expect(shown.filter((code) => !derived.includes(code))).toEqual(codes.filter((code) => !derived.includes(code)));
      expect(new Set(shown).size).toBe(shown.length);
      expect(notificationsOn(shown, known)).toEqual(shown);
    }),
  );
});
