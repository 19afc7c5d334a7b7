import { createContext, useContext, useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** ID of the step's heading, which names its only question. */
export const stepHeadingId = "step-heading";

/** Reasons to move focus, lowest priority first. */
const priorities = { page: 0, step: 1, part: 2, message: 3 } as const;
type Occasion = keyof typeof priorities;

type Find = () => HTMLElement | null | undefined;

interface FocusRequest {
  readonly occasion: Occasion;
  readonly find: Find;
  /** Whether to scroll to the top of the page; otherwise the focused element scrolls into view. */
  readonly isFromTop: boolean;
}

// At 400 % zoom, with a viewport 256 pixels high, the content above a step's heading can fill the screen.
const bringIntoWindow = (element: HTMLElement): void => {
  if (element.matches("h1") && element.getBoundingClientRect().bottom > window.innerHeight)
    element.scrollIntoView({ block: "start" });
};

// Focus scrolls to the end of an element that is taller than the window, such as an error summary at 400 % zoom.
const showBeginning = (element: HTMLElement): void => {
  if (element.getBoundingClientRect().height > window.innerHeight) element.scrollIntoView({ block: "start" });
};

/** Runs after layout and before paint, which avoids a forced synchronous layout. */
const afterLayout = (run: () => void): void => {
  const watch = new ResizeObserver(() => {
    watch.disconnect();
    run();
  });
  watch.observe(document.documentElement);
};

/**
 * Moves focus when the screen changes. Of several requests in one update, the one with the highest priority that finds
 * an element wins.
 */
export class FocusRequests {
  #requests: readonly FocusRequest[] = [];

  /** Queues a request; applied after all components of the update have added theirs, in any order. */
  add(occasion: Occasion, find: Find, isFromTop: boolean): void {
    if (this.#requests.length === 0) queueMicrotask(() => this.#schedule());
    this.#requests = [...this.#requests, { occasion, find, isFromTop }];
  }

  #schedule(): void {
    if (this.#requests.some(({ occasion }) => occasion === "page")) afterLayout(() => this.#apply());
    else this.#apply();
  }

  #apply(): void {
    const ranked = this.#requests.toSorted((one, other) => priorities[other.occasion] - priorities[one.occasion]);
    this.#requests = [];
    // A new screen starts at the top, whichever element gets focus.
    if (ranked.some(({ isFromTop }) => isFromTop)) window.scrollTo(0, 0);
    for (const { find, isFromTop } of ranked) {
      const element = find();
      element?.focus({ preventScroll: isFromTop });
      if (!element) continue;
      if (isFromTop) bringIntoWindow(element);
      else showBeginning(element);
      return;
    }
  }
}

/** Focus management of the portal's window. */
export const FocusContext = createContext(new FocusRequests());

/** Requests focus on mount and whenever `cause` changes; not while it is undefined. */
export const useFocusOn = (cause: unknown, occasion: Occasion, find: Find, isFromTop = false): void => {
  const focus = useContext(FocusContext);
  const request = useEffectEvent(() => focus.add(occasion, find, isFromTop));
  useEffect(() => {
    if (cause !== undefined) request();
  }, [cause]);
};

/** Requests focus whenever `cause` changes, but not on mount. */
export const useFocusAfter = (cause: unknown, occasion: Occasion, find: Find): void => {
  const focus = useContext(FocusContext);
  const before = useRef(cause);
  const request = useEffectEvent(() => focus.add(occasion, find, false));
  useEffect(() => {
    if (before.current !== cause) request();
    before.current = cause;
  }, [cause]);
};

// Skips the skeleton's heading, which will be replaced and would lose focus.
const headingIn = (main: HTMLElement | null): HTMLElement | undefined =>
  [...(main?.querySelectorAll("h1") ?? [])].find((heading) => heading.closest("[data-loading]") === null);

/**
 * When a page opens, scrolls to the top and focuses its heading, except on the first load. The main region has focus
 * while the page is loading. SHELL-02
 */
export const useFocusOnPage = (opening: unknown, main: RefObject<HTMLElement | null>): void => {
  const focus = useContext(FocusContext);
  const before = useRef(opening);
  useEffect(() => {
    if (before.current === opening) return undefined;
    before.current = opening;
    focus.add("page", () => headingIn(main.current) ?? main.current, true);
    if (!main.current || headingIn(main.current)) return undefined;
    const watch = new MutationObserver(() => {
      const late = headingIn(main.current);
      if (!late) return;
      watch.disconnect();
      const { activeElement } = document;
      if (activeElement === main.current || activeElement === document.body) late.focus({ preventScroll: true });
    });
    watch.observe(main.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [focus, opening, main]);
};
