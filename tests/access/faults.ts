import type { Page } from "playwright-core";

import { accessibilityFaults, faintWords, sidewaysScroll } from "../browser/portal-pages.ts";

/** A check of the current screen; returns one line per fault. */
export type Check = (page: Page) => Promise<readonly string[]>;

/** Checks for one h1, one main, a page title, and focus on a visible element. SHELL-02 */
export const outlineFaults: Check = (page) =>
  page.evaluate(() => {
    const headings = document.querySelectorAll("h1").length;
    const isNamed = document.title !== "" && document.title !== "Institute of Professional Accountants";
    return [
      ...(headings === 1 ? [] : [`outline: ${headings} headings of the first level`]),
      ...(document.querySelectorAll("main").length === 1 ? [] : ["outline: not one main region"]),
      ...(isNamed ? [] : [`title: the window is titled "${document.title}"`]),
      ...(document.activeElement === null ? ["focus: nothing has it"] : []),
    ];
  });

/** Checks that every target is at least 44 px high and wide, except links within a sentence. */
export const targetFaults: Check = (page) =>
  page.evaluate(() => {
    const least = 44;
    const isWithinWords = (element: Element): boolean => {
      const around = element.parentElement;
      if (element.tagName !== "A" || around === null || getComputedStyle(element).display !== "inline") return false;
      return (around.textContent ?? "").trim().length > (element.textContent ?? "").trim().length;
    };
    // A whole row or label may be the target, beyond the box of its content.
    const isHit = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null && (element.contains(hit) || (element as HTMLInputElement).labels?.[0]?.contains(hit) === true)
      );
    };
    const isHitAround = (element: Element): boolean => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // Elements behind a dialog or an open list are no targets.
      if (!isHit(element, x, y)) return true;
      const reach = least / 2 - 1;
      return [
        [0, -reach],
        [0, reach],
        [-reach, 0],
        [reach, 0],
      ].every(([right = 0, down = 0]) => isHit(element, x + right, y + down));
    };
    const small = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [role=option]"),
    ].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isWithinWords(element))
        return false;
      const { width, height } = element.getBoundingClientRect();
      // Elements that are visible only with focus are no targets.
      return (
        width > 1 && height > 1 && (Math.round(width) < least || Math.round(height) < least) && !isHitAround(element)
      );
    });
    window.scrollTo(0, 0);
    return small.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `target: ${Math.round(width)} by ${Math.round(height)} px: ${element.tagName.toLowerCase()} "${(element.textContent ?? "").trim().slice(0, 40) || element.id}"`;
    });
  });

/** Checks that mandatory fields are marked, and that fields are associated with their errors. FORM-04 */
export const fieldFaults: Check = (page) =>
  page.evaluate(() => {
    const told = (element: Element): string =>
      (element.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ")
        .trim();
    const marked = [...document.querySelectorAll("[data-required-mark]")].filter((mark) => {
      const field =
        mark.closest("fieldset, label, div")?.querySelector("input, select") ??
        document.getElementById(mark.closest("label")?.htmlFor ?? "");
      const group = mark.closest("fieldset");
      return !(field?.matches(":required") === true || (group !== null && told(group) !== ""));
    });
    const untold = [...document.querySelectorAll("[aria-invalid=true]")].filter((field) => {
      return told(field) === "" && told(field.closest("fieldset") ?? field) === "";
    });
    return [
      ...marked.map(
        (mark) =>
          `field: marked as required, and not so to assistive technology: "${mark.parentElement?.textContent ?? ""}"`,
      ),
      ...untold.map((field) => `field: wrong, and does not say why: ${field.id}`),
    ];
  });

/** Checks that labels refer to controls, live regions contain no controls, and nothing focusable is hidden. */
export const wordFaults: Check = (page) =>
  page.evaluate(() => {
    const words = (element: Element): string => (element.textContent ?? "").trim().slice(0, 40);
    const orphans = [...document.querySelectorAll("label")].filter((label) => label.control === null);
    const pressed = [...document.querySelectorAll("[role=status] :is(button, a)")];
    const idle = [...document.querySelectorAll<HTMLElement>("[tabindex='0']:not(a, button, input, select)")].filter(
      (element) => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight,
    );
    return [
      ...orphans.map((label) => `label: of nothing: "${words(label)}"`),
      ...pressed.map((control) => `status: read out with what it says: "${words(control)}"`),
      ...idle.map(
        (element) => `focus: stops where nothing can be done: ${element.tagName.toLowerCase()} "${words(element)}"`,
      ),
    ];
  });

const scrolls = async (page: Page, what: string): Promise<readonly string[]> => {
  const by = await sidewaysScroll(page);
  return by > 0 ? [`sideways: ${by} px ${what}`] : [];
};

/**
 * Finds columns so narrow that a word's letters stand below each other, and words that break although they take less
 * than this share of the window.
 */
const columnFaults = (page: Page, shareOfWindow: number): Promise<readonly string[]> =>
  page.evaluate((share) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // Text for assistive technology only is clipped.
      const isClipped = (around: Element | null): boolean =>
        around !== null && (around.clientWidth === 1 || isClipped(around.parentElement));
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true || isClipped(node.parentElement))
        continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S{2,}/g)) {
        const linesOf = (from: number, to: number): number => {
          range.setStart(node, index + from);
          range.setEnd(node, index + to);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        };
        const isAlone = (place: number): boolean =>
          (place === 0 || linesOf(place - 1, place + 1) > 1) &&
          (place === word.length - 1 || linesOf(place, place + 2) > 1);
        const isBelowAnother = (_: string, place: number): boolean => place > 0 && isAlone(place - 1) && isAlone(place);
        if (linesOf(0, word.length) === 1) continue;
        if (Array.from(word).some(isBelowAnother)) found.push(`column: letters of "${word}" stand one below the other`);
        // A line may break after a hyphen.
        for (const { 0: part, index: within } of word.matchAll(/[^-–/]{2,}/g)) {
          if (linesOf(within, within + part.length) === 1) continue;
          const length = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
          if (length < window.innerWidth * share) found.push(`column: "${part}" is broken over lines`);
        }
      }
    }
    return found;
  }, shareOfWindow);

/**
 * Width in CSS pixels from which the layout depends on the font size, so half the window shows text at twice the
 * size.
 */
const wide = 640;

/** Checks that text at 200 % causes no horizontal scrolling and stays readable, at any window width. */
export const largeTextFaults: Check = async (page) => {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const isWide = size.width >= wide;
  if (isWide) await page.setViewportSize({ width: size.width / 2, height: size.height / 2 });
  else await page.evaluate(() => document.documentElement.style.setProperty("font-size", "34px"));
  const faults = [...(await scrolls(page, "with text at 200 %")), ...(await columnFaults(page, 0))];
  if (isWide) await page.setViewportSize(size);
  else await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  return faults;
};

/** Checks that text spacing by WCAG 1.4.12 causes no horizontal scrolling. */
export const textSpacingFaults: Check = async (page) => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const faults = await scrolls(page, "with text spacing");
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return faults;
};

/** Checks that every control keeps a border or an underline in forced colours. */
export const forcedColourFaults: Check = async (page) => {
  await page.emulateMedia({ forcedColors: "active" });
  const bare = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "main button, main select, main input:not([type=radio], [type=checkbox])",
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { borderBlockEndStyle, borderBlockEndWidth, textDecorationLine } = getComputedStyle(control);
        return (borderBlockEndStyle === "none" || borderBlockEndWidth === "0px") && textDecorationLine === "none";
      })
      .map(
        (control) =>
          `forced colours: nothing bounds ${control.tagName.toLowerCase()} "${(control.textContent ?? "").slice(0, 40)}"`,
      ),
  );
  await page.emulateMedia({ forcedColors: "none" });
  return bare;
};

/** Checks that nothing moves under reduced motion. */
export const motionFaults: Check = async (page) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) => {
      const { animationName, transitionDuration } = getComputedStyle(element);
      const isMoving = animationName !== "none" || transitionDuration.split(", ").some((duration) => duration !== "0s");
      return isMoving ? [`motion: ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} moves`] : [];
    }),
  );
};

/** Checks a contrast of 7 to 1 under increased contrast. */
export const contrastFaults: Check = async (page) => {
  await page.emulateMedia({ contrast: "more" });
  const faint = await faintWords(page);
  await page.emulateMedia({ contrast: "no-preference" });
  return faint.map((fault) => `more contrast: ${fault}`);
};

/** Checks of every screen, in every theme and width. */
export const always: Check = async (page) => [
  ...(await accessibilityFaults(page)),
  ...(await scrolls(page, "")),
  ...(await outlineFaults(page)),
  ...(await fieldFaults(page)),
  ...(await wordFaults(page)),
  ...(await columnFaults(page, 0.5)),
];

/** Checks that do not depend on a page's content and run once per page. */
export const once: readonly Check[] = [
  targetFaults,
  largeTextFaults,
  textSpacingFaults,
  forcedColourFaults,
  contrastFaults,
  motionFaults,
];
