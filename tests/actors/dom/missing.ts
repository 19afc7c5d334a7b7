import type { GlobalWindow, HTMLElement } from "happy-dom";

import { ImmediateResizeObserver } from "./immediate-resize-observer.ts";

const focusable = "button, a[href], input, select, textarea, summary, iframe, [tabindex]";

/** Rejects focus on elements that are not focusable; happy-dom focuses anything. */
export const refuseFocusOfOthers = (window: Pick<GlobalWindow, "HTMLElement">): void => {
  const { focus } = window.HTMLElement.prototype;
  window.HTMLElement.prototype.focus = function () {
    if (this.matches(focusable)) focus.call(this);
  };
};

const isClosed = (element: HTMLElement): boolean => {
  const { tagName, parentElement } = element;
  return (
    element.hasAttribute("hidden") ||
    (tagName === "DIALOG" && !element.hasAttribute("open")) ||
    (tagName !== "SUMMARY" && parentElement?.tagName === "DETAILS" && !parentElement.hasAttribute("open"))
  );
};

/**
 * Adds browser behaviour that happy-dom lacks to the elements of every window: a dialog takes the focus, and
 * unfocusable elements do not. Runs once, because all windows share their classes.
 */
export const mendElements = (window: GlobalWindow): void => {
  const { showModal } = window.HTMLDialogElement.prototype;
  window.HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this);
    this.querySelector<HTMLElement>(focusable)?.focus();
  };
  refuseFocusOfOthers(window);
};

/**
 * Adds what happy-dom's window lacks, and hides closed details. There are no style sheets, so nothing else hides
 * elements.
 */
export const addWhatIsMissing = (window: GlobalWindow): void => {
  Object.assign(window, { ResizeObserver: ImmediateResizeObserver });
  const getPropertyValue = () => "";
  const shown = { display: "block", visibility: "visible", getPropertyValue };
  const hidden = { ...shown, display: "none" };
  Object.assign(window, { getComputedStyle: (element: HTMLElement) => (isClosed(element) ? hidden : shown) });
};
