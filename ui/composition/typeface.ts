import type { TabStore } from "../../application/ports/browser.ts";
import { sessionPrefix } from "../../application/shell/session-keys.ts";

/** That the browser has the typeface by now, as far as this tab knows. */
export const typefaceKey = `${sessionPrefix}typeface`;

/** The page is shown in its typeface from now on, which is fetched for that unless the browser has it; what it was shown in before has the same measure. SHELL-11 */
export const showTypeface = (tab: TabStore): void => {
  delete document.documentElement.dataset.typeface;
  tab.write(typefaceKey, "yes");
};
