import { setImmediate } from "node:timers/promises";

import { expect, it } from "vitest";

import { Periodic } from "../../../../adapters/institute/platform/periodic.ts";
import type { YieldToRequests } from "../../../../adapters/institute/platform/yield-to-requests.ts";

/** A job with the failures that it reports. */
const periodic = (work: (yieldToRequests: YieldToRequests) => Promise<void>) => {
  const failures: unknown[] = [];
  return { job: new Periodic({ every: 60_000, work, onError: (error) => failures.push(error) }), failures };
};

it("an endless job over a database that answers at once gives way, and stops between two units", async () => {
  let units = 0;
  const { job, failures } = periodic(async (yieldToRequests) => {
    for (;;) {
      await Promise.resolve();
      units += 1;
      await yieldToRequests();
    }
  });
  void job.run();
  await setImmediate();
  expect(units).toBeGreaterThan(0);
  await job.stop();
  const before = units;
  await setImmediate();
  expect(units).toBe(before);
  expect(failures).toEqual([]);
});

it("a failure is reported, also while the job stops", async () => {
  const failure = new Error("The database is gone.");
  const { job, failures } = periodic(async (yieldToRequests) => {
    await yieldToRequests().catch(() => undefined);
    throw failure;
  });
  void job.run();
  await job.stop();
  expect(failures).toEqual([failure]);
});
