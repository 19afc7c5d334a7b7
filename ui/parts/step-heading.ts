import type { RefObject } from "react";
import { useEffect, useLayoutEffect } from "react";
import { putInTitle } from "./title.ts";

/** The id of the heading of a step, by which a lone question is named. */
export const stepHeadingId = "step-heading";

/**
 * A new step, or what became of it, takes the eye, and so the focus, to its heading, at the top of the window,
 * whose title names it for as long as it is on screen. CPD-04, MEMB-01, RETR-01, WAIV-02
 */
export const useStepHeading = (holder: RefObject<HTMLElement | null>, step: string, heading: string): void => {
  useLayoutEffect(() => putInTitle("step", heading), [step, heading]);
  useEffect(() => {
    holder.current?.querySelector("h1")?.focus();
    window.scrollTo(0, 0);
  }, [holder, step]);
};
