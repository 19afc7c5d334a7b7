import { createContext, useContext, useLayoutEffect } from "react";

/** A part of the window's title; "errors" ends with its punctuation. */
type TitlePart = "errors" | "step" | "page";

/** The window's title, composed of the visible parts. It ends with the organisation's name. */
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

  /** Removes a part. Does not overwrite a title that was set meanwhile, for example by the error screen. */
  clear(part: TitlePart): void {
    this.#parts[part] = undefined;
    queueMicrotask(() => {
      if (document.title === this.#written) this.#write();
    });
  }

  #write(): void {
    const { errors, step, page } = this.#parts;
    const named = [step, page, this.#suffix].filter((words) => words !== undefined);
    this.#written = `${errors ?? ""}${named.join(" – ")}`;
    if (document.title !== this.#written) document.title = this.#written;
  }
}

/** Title management of the portal's window. */
export const WindowTitleContext = createContext(new WindowTitle());

/**
 * Sets a part of the window's title while mounted, and again when `screen` changes. SHELL-02, FORM-04, CPD-04, MEMB-01,
 * RETR-01, WAIV-02
 */
export const useTitlePart = (part: TitlePart, words: string, screen?: string): void => {
  const title = useContext(WindowTitleContext);
  useLayoutEffect(() => {
    title.set(part, words);
    return () => title.clear(part);
  }, [title, part, words, screen]);
};
