import { createContext, useContext, useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** The id of the heading of a step, by which a lone question is named. */
export const stepHeadingId = "step-heading";

/** Reasons to move the focus, lowest priority first: a message outranks the part that was opened, that the step, and all the page. */
const priorities = { page: 0, step: 1, part: 2, message: 3 } as const;
type Occasion = keyof typeof priorities;

type Find = () => HTMLElement | null | undefined;

interface FocusRequest {
  readonly occasion: Occasion;
  readonly find: Find;
  /** Whether the view goes to the top of the page; else the focused element is brought into view. */
  readonly isFromTop: boolean;
}

// A window of 256 pixels, as at 400 %, has no room for what stands above a heading such as the question of a step.
const bringIntoWindow = (element: HTMLElement): void => {
  if (element.matches("h1") && element.getBoundingClientRect().bottom > window.innerHeight) element.scrollIntoView({ block: "start" });
};

/** Runs after layout and before paint: asking sooner would force a layout of its own. */
const afterLayout = (run: () => void): void => {
  const watch = new ResizeObserver(() => {
    watch.disconnect();
    run();
  });
  watch.observe(document.documentElement);
};

/** Moves the focus when the screen changes: of several requests in one update the most urgent that finds an element. */
export class FocusRequests {
  #requests: readonly FocusRequest[] = [];

  /** Applied once all components of the update have made theirs, in whatever order. */
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
    // A new screen shows from its top, whatever gets the focus.
    if (ranked.some(({ isFromTop }) => isFromTop)) window.scrollTo(0, 0);
    for (const { find, isFromTop } of ranked) {
      const element = find();
      element?.focus({ preventScroll: isFromTop });
      if (element && isFromTop) bringIntoWindow(element);
      if (element) return;
    }
  }
}

/** The focus of the window that a portal is drawn in. */
export const FocusContext = createContext(new FocusRequests());

/** Moves the focus to the found element on mount, and with each change of `cause`; not while that is undefined. */
export const useFocusOn = (cause: unknown, occasion: Occasion, find: Find, isFromTop = false): void => {
  const focus = useContext(FocusContext);
  const request = useEffectEvent(() => focus.add(occasion, find, isFromTop));
  useEffect(() => {
    if (cause !== undefined) request();
  }, [cause]);
};

/** The same with each change alone, and not on mount. */
export const useFocusAfter = (cause: unknown, occasion: Occasion, find: Find): void => {
  const focus = useContext(FocusContext);
  const before = useRef(cause);
  const request = useEffectEvent(() => focus.add(occasion, find, false));
  useEffect(() => {
    if (before.current !== cause) request();
    before.current = cause;
  }, [cause]);
};

// The heading of a skeleton gives way to the page's, and cannot keep the focus.
const headingIn = (main: HTMLElement | null): HTMLElement | undefined =>
  [...(main?.querySelectorAll("h1") ?? [])].find((heading) => heading.closest("[data-loading]") === null);

/**
 * With each page that is opened the view goes to the top and the focus to the page's heading; not on first load.
 * While the page is loading, the main region has the focus in its place. SHELL-02
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
