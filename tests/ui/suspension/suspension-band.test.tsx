import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import type { Customer } from "../../../application/shell/customer.ts";
import type { SuspensionDetails } from "../../../domain/customer/profile.ts";
import { gracePeriodOf, suspensionValues } from "../../../domain/customer/suspension-text.ts";
import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { SuspensionBand } from "../../../ui/suspension/suspension-band.tsx";
import { TestClock } from "../../application/support/test-clock.ts";
import { render } from "../support/render.tsx";

const band = (suspensionDetails: SuspensionDetails): string => {
  window.history.replaceState(null, "", "/help");
  const customer = { suspensionPhase: "grace", person: { suspensionDetails } } as Customer;
  render(<SuspensionBand customer={customer} clock={new TestClock(new Date(2026, 2, 4))} />);
  return screen.getByRole("region", { name: "Your account is suspended" }).textContent.replaceAll("\u00a0", " ");
};

test("the band shows the remaining days and the last one (SUSP-02)", () => {
  expect(band({ gracePeriod: true, remainingDays: 9 })).toContain("9 days left, until 13 March 2026.");
});

test("on its last day the band says that it is today (SUSP-02, DATE-02)", () => {
  expect(band({ gracePeriod: true, remainingDays: 0 })).toContain(
    "Today, 4 March 2026, is the last day to put it right.",
  );
});

test("without remaining days no end is invented (SUSP-02)", () => {
  expect(band({ gracePeriod: true })).not.toMatch(/\d/);
  const values = suspensionValues(
    gracePeriodOf(undefined, dayOf(new Date(2026, 2, 4), defaultRules)),
    "the end of your grace period",
    "1234",
    defaultRules,
  );
  expect(values.endDate).toBe("the end of your grace period");
});
