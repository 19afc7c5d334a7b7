import type { Leaving } from "../../application/shell/leaving.ts";

const key = "guildhall.reloaded-for-files";

/**
 * A deployment has taken away the files that this page was built with: loads the page anew, once,
 * and not while something unsaved is open. SHELL-11
 */
export const reloadOnce = (leaving: Leaving): void => {
  if (leaving.isUnsaved || sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, "yes");
  location.reload();
};
