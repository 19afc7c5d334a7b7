import { useSearch } from "wouter";
import { useFocusOn } from "./focus.ts";

/** The id of a section's heading, to which "?section=" of the page's address leads. */
export const headingIdOf = (section: string): string => `section-${section}`;

/** Leads to the section that the address names. */
export const useSectionInAddress = (): void => {
  const section = new URLSearchParams(useSearch()).get("section");
  useFocusOn(section ?? undefined, "part", () => {
    const heading = document.getElementById(headingIdOf(String(section)));
    // Taking the focus would bring it into view anywhere; the section is to be seen from there on.
    heading?.scrollIntoView();
    return heading;
  });
};
