import type { GlobalWindow, HTMLElement } from "happy-dom";

import { ImmediateResizeObserver } from "./immediate-resize-observer.ts";

const focusable = "button, a[href], input, select, textarea, summary, iframe, [tabindex]";

/** What can be given no focus is not given any, where happy-dom gives it to whatever asks for it. */
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
 * Lets the elements of every window do what they do in a browser and not in happy-dom: a dialog takes the focus, what
 * cannot have it does not. All windows of a process have the same classes: this is done once.
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
 * What every browser's window has and happy-dom's does not, and that a closed part is not shown. There are no style
 * sheets here, so that nothing else decides what is shown.
 */
export const addWhatIsMissing = (window: GlobalWindow): void => {
  Object.assign(window, { ResizeObserver: ImmediateResizeObserver });
  const getPropertyValue = () => "";
  const shown = { display: "block", visibility: "visible", getPropertyValue };
  const hidden = { ...shown, display: "none" };
  Object.assign(window, { getComputedStyle: (element: HTMLElement) => (isClosed(element) ? hidden : shown) });
};
