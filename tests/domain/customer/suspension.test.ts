import { expect, test } from "vitest";

import { endsWithPayment, isCauseGone, type SuspensionCause } from "../../../domain/customer/suspension.ts";

const notKnown = undefined;

test.each<[SuspensionCause["code"], SuspensionCause["balance"], SuspensionCause["isDeclarationOverdue"], boolean]>([
  ["UNPAID_FEES", 1, false, false],
  ["UNPAID_FEES", 0, true, true],
  ["UNPAID_FEES", -12_00, true, true],
  ["UNPAID_FEES", notKnown, false, false],
  ["CPD_NON_COMPLIANCE", 0, true, false],
  ["CPD_NON_COMPLIANCE", 268_50, false, true],
  ["CPD_NON_COMPLIANCE", 0, notKnown, false],
  ["CONDUCT", 0, false, false],
  [notKnown, 0, false, false],
])(
  "the cause %s, with %s pence owed and a declaration overdue: %s, is gone: %s (SUSP-04)",
  (code, balance, isDeclarationOverdue, isGone) => {
    expect(isCauseGone({ code, balance, isDeclarationOverdue })).toBe(isGone);
  },
);

test.each([
  ["SUSPENDED", "UNPAID_FEES", true, true],
  ["SUSPENDED", "UNPAID_FEES", false, false],
  ["SUSPENDED", "CPD_NON_COMPLIANCE", true, false],
  ["SUSPENDED", "CONDUCT", true, false],
  ["Active", "UNPAID_FEES", true, false],
])(
  "%s for %s, in a grace period: %s, ends with a payment: %s (SUSP-02, DATE-04)",
  (status, code, gracePeriod, ends) => {
    expect(endsWithPayment({ status, suspensionDetails: { gracePeriod, code, remainingDays: 3 } })).toBe(ends);
  },
);
