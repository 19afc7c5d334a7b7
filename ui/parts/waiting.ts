import { createContext, useContext, useEffect, useState } from "react";
import type { Clock } from "../../application/ports/browser.ts";

/** The clock that screens wait by. */
export const ClockContext = createContext<Clock | undefined>(undefined);

/** The clock that screens wait by. Throws outside the portal's frame. */
export const useClock = (): Clock => {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error("No clock here");
  return clock;
};

/** One thing that is waited for may give way to the next so fast that nobody sees it, in milliseconds. */
const unseen = 100;

/**
 * How long someone has been waiting: for the profile, then for a page's code, then for its texts. Loaders
 * that follow one another at once are one wait to whoever sits before them. SHELL-04
 */
export class Wait {
  #loaders = 0;
  #since: number;
  #until: number;

  /** `since` is when the wait began that is under way already. */
  constructor(since: number, now: number) {
    this.#since = since;
    this.#until = now;
  }

  /** A loader comes on screen: for how long the person has waited by now. */
  goesOn(now: number): number {
    if (this.#loaders === 0 && now - this.#until > unseen) this.#since = now;
    this.#loaders += 1;
    return now - this.#since;
  }

  /** A loader leaves the screen. */
  ends(now: number): void {
    this.#loaders -= 1;
    this.#until = now;
  }
}

/** The wait that a loader is part of; outside of one, each loader waits for itself. */
export const WaitContext = createContext<Wait | undefined>(undefined);

/** Whether someone who sees this has waited so many milliseconds. */
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
