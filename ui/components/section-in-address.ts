import { useSearch } from "wouter";

import { useFocusOn } from "./focus.ts";

/** ID of a section's heading, the target of "?section=" in the address. */
export const headingIdOf = (section: string): string => `section-${section}`;

/** Scrolls to the section named in the address and focuses its heading. */
export const useSectionInAddress = (): void => {
  const section = new URLSearchParams(useSearch()).get("section");
  useFocusOn(section ?? undefined, "part", () => {
    const heading = document.getElementById(headingIdOf(String(section)));
    // Focus would scroll the heading to any position; it should be at the top.
    heading?.scrollIntoView();
    return heading;
  });
};
