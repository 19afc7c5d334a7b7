import type { Page } from "playwright-core";

import { accessibilityFaults, faintWords, sidewaysScroll } from "../browser/portal-pages.ts";

/** A check of the current screen; returns one line per fault. */
export type Check = (page: Page) => Promise<readonly string[]>;

/** Checks for one h1, and a title of the page's own. Axe checks the landmarks. SHELL-02 */
const checkOutline: Check = (page) =>
  page.evaluate(() => {
    const headings = document.querySelectorAll("h1").length;
    const isTitled = document.title !== "Institute of Professional Accountants";
    return [
      ...(headings === 1 ? [] : [`outline: ${headings} headings of the first level`]),
      ...(isTitled ? [] : [`title: the window is titled "${document.title}"`]),
    ];
  });

/** Checks that every target is at least 44 px high and wide, except links within a sentence. */
const checkTargets: Check = (page) =>
  page.evaluate(() => {
    const isWithinSentence = (element: Element): boolean => {
      if (element.tagName !== "A" || getComputedStyle(element).display !== "inline") return false;
      return (element.parentElement?.textContent ?? "").trim() !== (element.textContent ?? "").trim();
    };
    // A whole row or label may be the target, beyond the box of its content.
    const isHit = (element: Element, x: number, y: number): boolean => {
      const label = (element as HTMLInputElement).labels?.[0];
      const hit = document.elementFromPoint(x, y);
      return element.contains(hit) || label?.contains(hit) === true;
    };
    const isTooSmall = (element: Element): boolean => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // Elements behind a dialog or an open list are no targets, and neither are those visible only with focus.
      if (width <= 1 || height <= 1 || !isHit(element, x, y)) return false;
      const reach = 44 / 2 - 1;
      return (
        !isHit(element, x - reach, y) ||
        !isHit(element, x + reach, y) ||
        !isHit(element, x, y - reach) ||
        !isHit(element, x, y + reach)
      );
    };
    const targets = [...document.querySelectorAll("a[href], button, input, select, summary, [role=option]")];
    const small = targets.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !isWithinSentence(element) &&
        isTooSmall(element),
    );
    window.scrollTo(0, 0);
    return small.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = (element.textContent ?? "").trim().slice(0, 40) || element.id;
      return `target: ${Math.round(width)} by ${Math.round(height)} px: ${element.tagName.toLowerCase()} "${name}"`;
    });
  });

/** Checks that mandatory fields are marked, and that fields are associated with their errors. FORM-04 */
const checkFields: Check = (page) =>
  page.evaluate(() => {
    const isDescribed = (element: Element | null): boolean =>
      (element?.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .some((id) => (document.getElementById(id)?.textContent ?? "").trim() !== "");
    const isRequired = (mark: Element): boolean => {
      const field =
        mark.closest("fieldset, label, div")?.querySelector("input, select") ??
        document.getElementById(mark.closest("label")?.htmlFor ?? "");
      return field?.matches(":required") === true || isDescribed(mark.closest("fieldset"));
    };
    const marks = [...document.querySelectorAll("[data-required-mark]")].filter((mark) => !isRequired(mark));
    const invalid = [...document.querySelectorAll("[aria-invalid=true]")];
    const unexplained = invalid.filter((field) => !isDescribed(field) && !isDescribed(field.closest("fieldset")));
    return [
      ...marks.map((mark) => `field: marked, but not required: "${mark.parentElement?.textContent ?? ""}"`),
      ...unexplained.map((field) => `field: invalid without an error: ${field.id}`),
    ];
  });

/** Checks that labels refer to controls, live regions contain no controls, and nothing else takes the focus. */
const checkControls: Check = (page) =>
  page.evaluate(() => {
    const describe = (what: string, elements: readonly Element[]): readonly string[] =>
      elements.map((element) => `${what}: "${(element.textContent ?? "").trim().slice(0, 40)}"`);
    const focusable = [...document.querySelectorAll("[tabindex='0']:not(a, button, input, select)")];
    return [
      ...describe(
        "label without a control",
        [...document.querySelectorAll("label")].filter((label) => label.control === null),
      ),
      ...describe("control in a live region", [...document.querySelectorAll("[role=status] :is(button, a)")]),
      ...describe(
        "focus on what neither acts nor scrolls",
        focusable.filter(
          (element) => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight,
        ),
      ),
    ];
  });

const checkWidth = async (page: Page, what: string): Promise<readonly string[]> => {
  const overflow = await sidewaysScroll(page);
  return overflow > 0 ? [`sideways: ${overflow} px ${what}`] : [];
};

/** Finds words that break over lines although they take less than this share of the window. */
const checkColumns = (page: Page, shareOfWindow: number): Promise<readonly string[]> =>
  page.evaluate((share) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    // Text for assistive technology only is clipped.
    const isClipped = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isClipped(element.parentElement));
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      if (parent?.checkVisibility({ visibilityProperty: true }) !== true || isClipped(parent)) continue;
      // A line may break after a hyphen.
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s\-–/]{2,}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()];
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        const length = boxes.reduce((sum, { width }) => sum + width, 0);
        if (lines.size > 1 && length < window.innerWidth * share) found.push(`column: "${word}" breaks over lines`);
      }
    }
    return found;
  }, shareOfWindow);

/** Checks that text at 200 % causes no horizontal scrolling and stays readable, at any window width. */
const checkLargeText: Check = async (page) => {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  // From 640 px on, the layout depends on the font size, so half the window shows text at twice the size.
  const isWide = size.width >= 640;
  if (isWide) await page.setViewportSize({ width: size.width / 2, height: size.height / 2 });
  else await page.evaluate(() => document.documentElement.style.setProperty("font-size", "34px"));
  const faults = [...(await checkWidth(page, "with text at 200 %")), ...(await checkColumns(page, 0.2))];
  await page.setViewportSize(size);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  return faults;
};

const wideSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** Checks that text spacing by WCAG 1.4.12 causes no horizontal scrolling. */
const checkTextSpacing: Check = async (page) => {
  const apply = (css: string): Promise<void> =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await apply(wideSpacing);
  const faults = await checkWidth(page, "with text spacing");
  await apply("");
  return faults;
};

/** Checks that every control keeps a border or an underline in forced colours. */
const checkForcedColours: Check = async (page) => {
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await page
    .locator("main :is(button, select, input:not([type=radio], [type=checkbox]))")
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderBlockEndStyle, borderBlockEndWidth, textDecorationLine } = getComputedStyle(control);
          return (borderBlockEndStyle === "none" || borderBlockEndWidth === "0px") && textDecorationLine === "none";
        })
        .map(
          (control) => `forced colours: no border: ${control.tagName} "${(control.textContent ?? "").slice(0, 40)}"`,
        ),
    );
  await page.emulateMedia({ forcedColors: "none" });
  return faults;
};

/** Checks that nothing moves under reduced motion. */
const checkMotion: Check = async (page) => {
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
const checkContrast: Check = async (page) => {
  await page.emulateMedia({ contrast: "more" });
  const faults = await faintWords(page);
  await page.emulateMedia({ contrast: "no-preference" });
  return faults.map((fault) => `more contrast: ${fault}`);
};

/** Checks of every screen, in every theme and width. */
export const always: readonly Check[] = [
  accessibilityFaults,
  (page) => checkWidth(page, ""),
  checkOutline,
  checkFields,
  checkControls,
  (page) => checkColumns(page, 0.5),
];

/** Checks that do not depend on the theme. */
export const once: readonly Check[] = [
  checkTargets,
  checkLargeText,
  checkTextSpacing,
  checkForcedColours,
  checkContrast,
  checkMotion,
];
