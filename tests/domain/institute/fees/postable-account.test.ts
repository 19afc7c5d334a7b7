import { expect, test } from "vitest";

import { departureKinds } from "../../../../domain/customer/departure.ts";
import { whyNotMovedOn, whyNotPostable } from "../../../../domain/institute/fees/postable-account.ts";
import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";

const departures = [undefined, ...departureKinds.map((kind) => ({ kind }))];

test("nothing is charged to erased people, and no payment is posted for them (KEEP-02)", () => {
  for (const departure of departures)
    for (const type of ["CHARGE", "PAYMENT"] as const)
      expect(whyNotPostable({ isErased: true, departure }, type)).toContain("erased");
});

test("nothing is charged to somebody who died, and what was paid for them is posted (LIFE-01)", () => {
  for (const departure of departures) {
    expect(whyNotPostable({ isErased: false, departure }, "PAYMENT")).toBeUndefined();
    expect(whyNotPostable({ isErased: false, departure }, "CHARGE") !== undefined).toBe(departure?.kind === "deceased");
  }
});

test("money moves on a day that has come, which today has (FEES-03)", () => {
  const today = "2026-11-22" as CalendarDate;
  for (const days of [-400, -1, 0]) expect(whyNotMovedOn(plusDays(today, days), today)).toBeUndefined();
  for (const days of [1, 400]) expect(whyNotMovedOn(plusDays(today, days), today)).toContain("still to come");
});
