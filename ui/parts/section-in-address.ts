import { useEffect } from "react";
import { useSearch } from "wouter";

/** The id of a section's heading, to which "?section=" of the page's address leads. */
export const headingIdOf = (section: string): string => `section-${section}`;

/** Leads to the section that the address names, once the page's own heading has had the focus. */
export const useSectionInAddress = (): void => {
  const section = new URLSearchParams(useSearch()).get("section");
  useEffect(() => {
    if (section === null) return undefined;
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(headingIdOf(section));
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [section]);
};
