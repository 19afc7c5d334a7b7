import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/**
 * A new step takes the eye, and so the focus, to its first heading, which is also in the window's
 * title for as long as the step is on screen. CPD-04, MEMB-01, RETR-01
 */
export const useStepHeading = (holder: RefObject<HTMLElement | null>, step: string): void => {
  const pageTitle = useRef<string>(undefined);
  useEffect(() => {
    const heading = holder.current?.querySelector("h2");
    const title = (pageTitle.current ??= document.title);
    if (heading) document.title = `${heading.textContent} – ${title}`;
    heading?.focus();
    window.scrollTo(0, 0);
    return () => {
      document.title = title;
    };
  }, [holder, step]);
};
