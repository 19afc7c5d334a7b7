import type { YieldToRequests } from "../../../adapters/institute/platform/yield-to-requests.ts";

/** For jobs that nothing else waits for. */
export const atOnce: YieldToRequests = () => Promise.resolve();
