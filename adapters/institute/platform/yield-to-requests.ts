import { setTimeout } from "node:timers/promises";

/**
 * Called between two units of a long job, outside transactions: lets requests be answered once the job has run for a
 * slice. Rejects when the job has to stop.
 */
export type YieldToRequests = () => Promise<void>;

/** Milliseconds that a job runs before it yields; with its last unit at most 20. */
const slice = 8;

/**
 * Milliseconds that a job rests, so that an answer that takes several rounds of the event loop waits for one slice at
 * most.
 */
const rest = 8;

/**
 * Yields to requests after each time slice until the signal stops the job. A database in the process answers without a
 * round of the event loop, so a loop over it stops everything else. YEAR-03
 */
export const yieldToRequestsUntil = (signal: AbortSignal): YieldToRequests => {
  let began = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - began < slice) return;
    await setTimeout(rest, undefined, { signal });
    began = performance.now();
  };
};
