import type { GlobalWindow, HTMLElement } from "happy-dom";
import { LaidOutAtOnce } from "./laid-out-at-once.ts";

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
 * What every browser does and happy-dom does not: a dialog takes the focus, what cannot have it does not, and
 * a closed part is not shown. There are no style sheets here, so that nothing else decides what is shown.
 */
export const addWhatIsMissing = (window: GlobalWindow): void => {
  const { showModal } = window.HTMLDialogElement.prototype;
  window.HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this);
    this.querySelector<HTMLElement>(focusable)?.focus();
  };
  refuseFocusOfOthers(window);
  Object.assign(window, { ResizeObserver: LaidOutAtOnce });
  const getPropertyValue = () => "";
  const shown = { display: "block", visibility: "visible", getPropertyValue };
  const hidden = { ...shown, display: "none" };
  Object.assign(window, { getComputedStyle: (element: HTMLElement) => (isClosed(element) ? hidden : shown) });
};
