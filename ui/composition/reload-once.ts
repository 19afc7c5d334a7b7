import type { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import type { FileWatch } from "../shell/sections.ts";

const keyOf = (page: string): string => `guildhall.reloaded-for ${page}`;

/**
 * When a deployment has taken away the files that this page was built with, loads the portal anew: once
 * for each page until its files come, and not while something unsaved is open. Where the server cannot be
 * reached the portal stays, to say so itself. SHELL-11
 */
export const reloadOnce = (navigationGuard: NavigationGuard): FileWatch => ({
  came: (page) => sessionStorage.removeItem(keyOf(page)),
  missing: async (page) => {
    if (navigationGuard.losesOnExit || sessionStorage.getItem(keyOf(page)) !== null) return false;
    const { ok } = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => ({ ok: false }));
    if (!ok) return false;
    sessionStorage.setItem(keyOf(page), "yes");
    location.reload();
    return true;
  },
});
