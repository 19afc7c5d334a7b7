import type { GiveWay } from "../../../adapters/institute/platform/give-way.ts";

/** For jobs that nothing else waits for. */
export const atOnce: GiveWay = () => Promise.resolve();
