import { expect, test } from "vitest";

import { reducedSubscriptionFor } from "../../../domain/fees/reduced-subscription.ts";

test.each([
  [["LTA_REDUCED_SUBS"], "standard"],
  [["LTA_RS_SUBMITTED"], "subscription received"],
  [["LTA_REDUCED_SUBS", "LTA_RS_SUBMITTED"], "subscription received"],
  [["PAYMENT_OVERDUE"], undefined],
])("notified of %j, the reduced subscription is shown as %s (FEES-02)", (notifications, block) => {
  expect(reducedSubscriptionFor(notifications)).toBe(block);
});
