import type { RefObject } from "react";
import { useEffect, useLayoutEffect } from "react";
import { putInTitle } from "./title.ts";

/**
 * A new step, or what became of it, takes the eye, and so the focus, to its first heading, at the top of the
 * window, whose title names it for as long as it is on screen. CPD-04, MEMB-01, RETR-01, WAIV-02
 */
export const useStepHeading = (holder: RefObject<HTMLElement | null>, step: string): void => {
  useLayoutEffect(() => {
    const heading = holder.current?.querySelector("h2");
    return heading ? putInTitle("step", heading.textContent) : undefined;
  }, [holder, step]);
  useEffect(() => {
    holder.current?.querySelector("h2")?.focus();
    window.scrollTo(0, 0);
  }, [holder, step]);
};
