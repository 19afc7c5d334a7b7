import { createContext, useContext, useLayoutEffect } from "react";

/** A part of the window's title: that there are errors, the step or form on screen, and the page. */
type TitlePart = "errors" | "step" | "page";

/** The title of the portal's window, made of the parts that are on screen. It ends with the organisation's name. */
export class WindowTitle {
  readonly #parts: Record<TitlePart, string | undefined> = { errors: undefined, step: undefined, page: undefined };
  readonly #suffix: string | undefined;
  #written = "";

  constructor(suffix?: string) {
    this.#suffix = suffix;
  }

  set(part: TitlePart, words: string): void {
    this.#parts[part] = words;
    this.#write();
  }

  /** Removes a part. What replaces it writes the title itself, and so does a screen that replaces the whole portal. */
  clear(part: TitlePart): void {
    this.#parts[part] = undefined;
    queueMicrotask(() => {
      if (document.title === this.#written) this.#write();
    });
  }

  #write(): void {
    const { errors, step, page } = this.#parts;
    const named = [step, page, this.#suffix].filter((words) => words !== undefined);
    this.#written = `${errors === undefined ? "" : "Error: "}${named.join(" – ")}`;
    if (document.title !== this.#written) document.title = this.#written;
  }
}

/** The title of the window that a portal is drawn in. */
export const WindowTitleContext = createContext(new WindowTitle());

/**
 * Sets a part of the window's title while the component is on screen, and again when `screen` changes. SHELL-02,
 * FORM-04, CPD-04, MEMB-01, RETR-01, WAIV-02
 */
export const useTitlePart = (part: TitlePart, words: string, screen?: string): void => {
  const title = useContext(WindowTitleContext);
  useLayoutEffect(() => {
    title.set(part, words);
    return () => title.clear(part);
  }, [title, part, words, screen]);
};
