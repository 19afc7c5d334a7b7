import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/** The id of the heading of a step, by which a lone question is named. */
export const stepHeadingId = "step-heading";

// What the window is called, what has the focus and what is in view, whenever a screen changes. A part of the
// screen says here what it wants of them; what someone presses moves the focus by itself.

/** What the window's title is made of: that there are errors, the step or form on screen, and the page. */
type TitlePart = "errors" | "step" | "page";

const parts: Record<TitlePart, string | undefined> = { errors: undefined, step: undefined, page: undefined };
let written = "";
let whose: string | undefined;

const write = (): void => {
  const named = [parts.step, parts.page, whose].filter((words) => words !== undefined);
  const title = `${parts.errors === undefined ? "" : "Error: "}${named.join(" – ")}`;
  if (title === written && document.title === title) return;
  written = title;
  document.title = title;
};

// What takes the place of what goes writes the title by itself; and a screen that took the place of the whole portal has
// a title of its own.
const writeUnlessReplaced = (): void => {
  if (document.title === written) write();
};

/** Whose portal it is, which every title ends with. */
export const setTitleSuffix = (shortName: string): void => {
  whose = shortName;
};

/**
 * A part of the window's title for as long as this is on screen; written anew with each `screen`, if that is
 * told. SHELL-02, FORM-04, CPD-04, MEMB-01, RETR-01, WAIV-02
 */
export const useTitlePart = (part: TitlePart, words: string, screen?: string): void => {
  useLayoutEffect(() => {
    parts[part] = words;
    write();
    // What follows puts itself there after what goes has taken itself away.
    return () => {
      parts[part] = undefined;
      queueMicrotask(writeUnlessReplaced);
    };
  }, [part, words, screen]);
};

/**
 * For what the focus is wanted. Where several want it at once, the last of these that has something to give it to
 * is given it: a message over the part that was opened, that over the step, and all over the page.
 */
const ranks = { page: 0, step: 1, part: 2, message: 3 } as const;
type Occasion = keyof typeof ranks;

type Find = () => HTMLElement | null | undefined;

interface Wish {
  readonly occasion: Occasion;
  readonly find: Find;
  /** Whether the view goes to the top of the page; else what has the focus is brought into view. */
  readonly isFromTop: boolean;
}

let wishes: readonly Wish[] = [];

// A window of 256 pixels, as at 400 %, has no room for what stands above a heading such as the question of a step.
const bringIntoWindow = (element: HTMLElement): void => {
  if (element.matches("h1") && element.getBoundingClientRect().bottom > window.innerHeight) element.scrollIntoView({ block: "start" });
};

const carryOut = (): void => {
  const ranked = wishes.toSorted((one, other) => ranks[other.occasion] - ranks[one.occasion]);
  wishes = [];
  // Whatever has the focus then: a screen that is new is not seen from its middle.
  if (ranked.some(({ isFromTop }) => isFromTop)) window.scrollTo(0, 0);
  for (const { find, isFromTop } of ranked) {
    const element = find();
    element?.focus({ preventScroll: isFromTop });
    if (element && isFromTop) bringIntoWindow(element);
    if (element) return;
  }
};

/** Runs when what was drawn has been laid out, and is not painted yet: to ask sooner would have it laid out for the asking. */
const onceLaidOut = (run: () => void): void => {
  const watch = new ResizeObserver(() => {
    watch.disconnect();
    run();
  });
  watch.observe(document.documentElement);
};

const carryOutInTime = (): void => {
  if (wishes.some(({ occasion }) => occasion === "page")) onceLaidOut(carryOut);
  else carryOut();
};

/** Carried out once everything that was drawn together has said what it wants, in whatever order it did. */
const wish = (occasion: Occasion, find: Find, isFromTop: boolean): void => {
  if (wishes.length === 0) queueMicrotask(carryOutInTime);
  wishes = [...wishes, { occasion, find, isFromTop }];
};

/** The focus goes to what is found when this comes on screen, and with each change of `cause`; not while that is undefined. */
export const useFocusOn = (cause: unknown, occasion: Occasion, find: Find, isFromTop = false): void => {
  const ask = useEffectEvent(() => wish(occasion, find, isFromTop));
  useEffect(() => {
    if (cause !== undefined) ask();
  }, [cause]);
};

/** The same with each change alone, and not when this comes on screen. */
export const useFocusAfter = (cause: unknown, occasion: Occasion, find: Find): void => {
  const before = useRef(cause);
  const ask = useEffectEvent(() => wish(occasion, find, false));
  useEffect(() => {
    if (before.current !== cause) ask();
    before.current = cause;
  }, [cause]);
};

// The heading of what stands in place of a page gives way to the page, and cannot keep the focus.
const headingIn = (main: HTMLElement | null): HTMLElement | undefined =>
  [...(main?.querySelectorAll("h1") ?? [])].find((heading) => heading.closest("[data-loading]") === null);

/**
 * With each page that is opened the view goes to the top and the focus to the page's heading; not on first load.
 * While the page is on its way, the main region has the focus for it. SHELL-02
 */
export const useFocusOnPage = (opening: unknown, main: RefObject<HTMLElement | null>): void => {
  const before = useRef(opening);
  useEffect(() => {
    if (before.current === opening) return undefined;
    before.current = opening;
    wish("page", () => headingIn(main.current) ?? main.current, true);
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
  }, [opening, main]);
};
