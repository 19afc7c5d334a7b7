import { expect, test } from "vitest";

import { dayClock } from "../../../../adapters/institute/platform/day-clock.ts";
import { dayOf } from "../../../../domain/kernel/calendar-date.ts";
import { fc } from "../../../domain/support/fast-check.ts";

/** Steps of a clock in milliseconds, most of them within the quarter of an hour that the day is known for. */
const steps = fc.array(
  fc.oneof(fc.integer({ min: -20_000, max: 1_000_000 }), fc.integer({ min: -90_000_000, max: 90_000_000 })),
  { minLength: 1, maxLength: 60 },
);

test("tells the day of each instant, in any order, over midnight and changes of the clocks (RULE-03)", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("Europe/London", "Pacific/Apia", "America/St_Johns", "Asia/Kathmandu", "Africa/Cairo"),
      fc.date({ min: new Date("2009-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
      steps,
      (timeZone, start, moves) => {
        const dayAt = dayClock({ timeZone });
        let at = start.getTime();
        for (const move of moves) {
          at += move;
          expect(dayAt(new Date(at))).toBe(dayOf(new Date(at), { timeZone }));
        }
      },
    ),
  );
});

test("tells the next day from midnight on, also when asked shortly before", () => {
  const dayAt = dayClock({ timeZone: "Europe/London" });
  const asked = ["2026-03-28T23:50:00Z", "2026-03-28T23:59:59.999Z", "2026-03-29T00:00:00Z", "2026-03-29T22:59:59Z"];
  expect(asked.map((at) => dayAt(new Date(at)))).toEqual(["2026-03-28", "2026-03-28", "2026-03-29", "2026-03-29"]);
  expect(dayAt(new Date("2026-03-29T23:00:00Z"))).toBe("2026-03-30");
});
