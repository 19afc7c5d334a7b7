import { expect, test } from "vitest";

import { retryDelay } from "../../../../../adapters/institute/platform/webhooks/retries.ts";
import { fc } from "../../../../domain/support/fast-check.ts";

const day = 24 * 60 * 60 * 1000;

/** Times of the attempts, in milliseconds after the first. */
const attempts = (): readonly number[] => {
  const times = [0];
  for (let wait = retryDelay(1); wait !== undefined; wait = retryDelay(times.length))
    times.push((times.at(-1) ?? 0) + wait);
  return times;
};

test("a receiver that is unreachable for less than three days gets every message (SENT-05)", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 * day }), (outage) => {
      expect(attempts().some((time) => time >= outage)).toBe(true);
    }),
  );
});

test("attempts become rarer, and end (SENT-05)", () => {
  const times = attempts();
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(times.length).toBeLessThan(15);
});
