import { createContext, useContext, useEffect, useState } from "react";

import type { Clock } from "../../application/ports/browser.ts";

/** The clock for timers in components. */
export const ClockContext = createContext<Clock | undefined>(undefined);

/** Returns the clock for timers in components. Throws outside its provider. */
export const useClock = (): Clock => {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error("ClockContext has no provider");
  return clock;
};

/** Longest gap between two loaders that counts as one wait, in milliseconds. */
const unseen = 100;

/**
 * Measures how long the user has been waiting. Loaders in close succession (for the profile, a page's code, its texts)
 * count as one wait. SHELL-04
 */
export class Wait {
  #loaders = 0;
  #since: number;
  #until: number;

  /** `since` is the start of a wait that is already in progress. */
  constructor(since: number, now: number) {
    this.#since = since;
    this.#until = now;
  }

  /** Registers a visible loader and returns the duration of the wait so far. */
  goesOn(now: number): number {
    if (this.#loaders === 0 && now - this.#until > unseen) this.#since = now;
    this.#loaders += 1;
    return now - this.#since;
  }

  /** Unregisters a loader. */
  ends(now: number): void {
    this.#loaders -= 1;
    this.#until = now;
  }
}

/** The wait shared by loaders; without it each loader measures its own. */
export const WaitContext = createContext<Wait | undefined>(undefined);

/** Whether the user has been waiting for a duration in milliseconds. */
export const useHasWaited = (milliseconds: number): boolean => {
  const clock = useClock();
  const wait = useContext(WaitContext);
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const now = () => clock.now().getTime();
    const waited = wait?.goesOn(now()) ?? 0;
    const cancel = clock.after(Math.max(0, milliseconds - waited), () => setHasWaited(true));
    return () => {
      cancel();
      wait?.ends(now());
    };
  }, [clock, wait, milliseconds]);
  return hasWaited;
};
