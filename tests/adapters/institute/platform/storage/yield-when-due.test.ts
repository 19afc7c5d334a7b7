import { setImmediate } from "node:timers/promises";

import { expect, it } from "vitest";

import { yieldWhenDue } from "../../../../../adapters/institute/platform/storage/yield-when-due.ts";

/** Works for longer than a slice. */
const work = (): void => {
  const began = performance.now();
  while (performance.now() - began < 10);
};

it("long work waits for a round of the event loop, and what comes meanwhile does not wait for it", async () => {
  const order: string[] = [];
  const heavy = async (): Promise<void> => {
    for (let part = 1; part <= 3; part += 1) {
      await yieldWhenDue();
      work();
      order.push(`part ${part}`);
    }
  };
  const request = async (): Promise<void> => {
    for (let part = 1; part <= 3; part += 1) await yieldWhenDue();
    order.push("request");
  };
  const done = heavy();
  await setImmediate();
  await Promise.all([done, request()]);
  expect(order.indexOf("request")).toBeLessThan(order.indexOf("part 3"));
});
