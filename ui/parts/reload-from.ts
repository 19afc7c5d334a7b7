/** The heading under which a part of the page stands. */
const headingAbove = (part: Element): HTMLElement | null =>
  part.closest("section")?.querySelector<HTMLElement>("h2, h3") ??
  document.querySelector<HTMLElement>("main h1") ??
  document.querySelector<HTMLElement>("main");

const focusOn = (element: HTMLElement | null): void => {
  if (element && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element?.focus();
};

/** The button of the panel that says the same, as it is drawn by now: another part's panel is none of this one's. */
const sameReload = (words: string | null | undefined): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("[data-reload]")].find((button) => panelOf(button)?.textContent === words);

const panelOf = (button: Element): Element | null => button.closest("[role=alert]");

/**
 * Reloading takes the panel away, and the focus with it: that waits on the heading above, which is read out
 * again once the part is there. Where it failed again, the focus is back on Reload.
 */
export const reloadFrom = async (button: Element, onReload: () => Promise<unknown>): Promise<void> => {
  const heading = headingAbove(button);
  const words = panelOf(button)?.textContent;
  focusOn(heading);
  await onReload();
  requestAnimationFrame(() => {
    // Whoever has gone on to something else stays there.
    if (!heading || document.activeElement !== heading) return;
    heading.blur();
    focusOn(sameReload(words) ?? heading);
  });
};
