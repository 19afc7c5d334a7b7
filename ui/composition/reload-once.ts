import type { Leaving } from "../../application/shell/leaving.ts";
import type { FileWatch } from "../shell/sections.ts";

const keyOf = (page: string): string => `guildhall.reloaded-for ${page}`;

/**
 * When a deployment has taken away the files that this page was built with, loads the portal anew: once
 * for each page until its files come, and not while something unsaved is open. Where the server cannot be
 * reached the portal stays, to say so itself. SHELL-11
 */
export const reloadOnce = (leaving: Leaving): FileWatch => ({
  came: (page) => sessionStorage.removeItem(keyOf(page)),
  missing: (page) => {
    if (leaving.isUnsaved || sessionStorage.getItem(keyOf(page)) !== null) return;
    const reload = ({ ok }: Response): void => {
      if (!ok) return;
      sessionStorage.setItem(keyOf(page), "yes");
      location.reload();
    };
    fetch("/", { method: "HEAD", cache: "no-store" }).then(reload, () => undefined);
  },
});
