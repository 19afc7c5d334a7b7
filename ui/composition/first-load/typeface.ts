import type { TabStore } from "../../../application/ports/browser.ts";
import { sessionPrefix } from "../../../application/shell/session-keys.ts";

/** Set when this tab has loaded the typeface. */
export const typefaceKey = `${sessionPrefix}typeface`;

/**
 * Switches to the typeface, which the browser loads unless cached; the fallback font has the same metrics, so the
 * layout does not shift. SHELL-11
 */
export const showTypeface = (tab: TabStore): void => {
  delete document.documentElement.dataset.typeface;
  tab.write(typefaceKey, "yes");
};
