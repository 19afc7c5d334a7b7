import type { Clock } from "../../application/ports/clock.ts";

/** The device's clock and timers. */
export const browserClock: Clock = {
  now: () => new Date(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
