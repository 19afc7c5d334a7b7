import { useLayoutEffect } from "react";

/** What the window's title is made of: that there are errors, the step or form on screen, and the page. */
type TitlePart = "errors" | "step" | "page";

const parts = new Map<TitlePart, { readonly words: string }>();
let written: string | undefined;

const write = (): void => {
  const named = [parts.get("step")?.words, parts.get("page")?.words, "Guildhall"].filter((words) => words !== undefined);
  written = `${parts.has("errors") ? "Error: " : ""}${named.join(" – ")}`;
  document.title = written;
};

/** Puts a part into the window's title, until the returned function is called. None outlives its screen. */
export const putInTitle = (part: TitlePart, words: string): (() => void) => {
  const mine = { words };
  parts.set(part, mine);
  write();
  return () => {
    if (parts.get(part) !== mine) return;
    parts.delete(part);
    // A screen that took the place of the whole portal has a title of its own.
    if (document.title === written) write();
  };
};

/** A part of the window's title for as long as this is on screen. SHELL-02, FORM-04 */
export const useTitlePart = (part: TitlePart, words: string): void => {
  useLayoutEffect(() => putInTitle(part, words), [part, words]);
};
