import { createContext, useContext, useEffect, useState } from "react";
import type { Clock } from "../../application/ports/clock.ts";

/** The clock that screens wait by. */
export const ClockContext = createContext<Clock | undefined>(undefined);

/** The clock that screens wait by. Throws outside the portal's frame. */
export const useClock = (): Clock => {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error("There is no clock around this part");
  return clock;
};

/** Whether so many milliseconds have gone by since this came on screen. */
export const useHasWaited = (milliseconds: number): boolean => {
  const clock = useClock();
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => clock.after(milliseconds, () => setHasWaited(true)), [clock, milliseconds]);
  return hasWaited;
};
