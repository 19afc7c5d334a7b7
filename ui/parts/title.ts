import { useLayoutEffect } from "react";

/** What the window's title is made of: that there are errors, the step or form on screen, and the page. */
type TitlePart = "errors" | "step" | "page";

const parts: Record<TitlePart, string | undefined> = { errors: undefined, step: undefined, page: undefined };
let written = "";
let whose: string | undefined;

const write = (): void => {
  const named = [parts.step, parts.page, whose].filter((words) => words !== undefined);
  written = `${parts.errors === undefined ? "" : "Error: "}${named.join(" – ")}`;
  document.title = written;
};

/** Whose portal it is, which every title ends with. */
export const endTitlesWith = (shortName: string): void => {
  whose = shortName;
};

/** Puts a part into the window's title, until the returned function is called. None outlives its screen. */
export const putInTitle = (part: TitlePart, words: string): (() => void) => {
  parts[part] = words;
  write();
  // What follows puts itself there after what goes has taken itself away.
  return () => {
    parts[part] = undefined;
    // A screen that took the place of the whole portal has a title of its own.
    if (document.title === written) write();
  };
};

/** A part of the window's title for as long as this is on screen. SHELL-02, FORM-04 */
export const useTitlePart = (part: TitlePart, words: string): void => {
  useLayoutEffect(() => putInTitle(part, words), [part, words]);
};
