/** The heading above a part of the page. */
const headingAbove = (part: Element): HTMLElement | null =>
  part.closest("section")?.querySelector<HTMLElement>("h2, h3") ??
  document.querySelector<HTMLElement>("main h1") ??
  document.querySelector<HTMLElement>("main");

const focusOn = (element: HTMLElement | null): void => {
  if (element && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element?.focus();
};

/** Finds the re-rendered panel's button by the panel's text, so other panels do not match. */
const sameReload = (words: string | null | undefined): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("[data-reload]")].find((button) => panelOf(button)?.textContent === words);

const panelOf = (button: Element): Element | null => button.closest("[role=alert]");

/**
 * Keeps focus while the panel reloads: moves it to the heading above, then focuses that again so that it is announced
 * when loaded, or returns to Reload after another failure.
 */
export const reloadFrom = async (button: Element, onReload: () => Promise<unknown>): Promise<void> => {
  const heading = headingAbove(button);
  const words = panelOf(button)?.textContent;
  focusOn(heading);
  await onReload();
  requestAnimationFrame(() => {
    // Do not take focus from a user who has moved on.
    if (!heading || document.activeElement !== heading) return;
    heading.blur();
    focusOn(sameReload(words) ?? heading);
  });
};
