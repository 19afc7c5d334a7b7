import type { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import type { FileWatch } from "../../shell/sections.ts";

const keyOf = (page: string): string => `guildhall.reloaded-for ${page}`;

/**
 * Reloads the portal when a deployment has removed this build's files: once per page until its files load, and never
 * with unsaved input. When the server is unreachable the portal stays and shows an error. SHELL-11
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
