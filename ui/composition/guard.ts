import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { configurationBlock } from "./configuration-block.ts";

/**
 * Stands by while the portal loads. If its code cannot be had, or fails before anything is drawn, an
 * error screen comes in place of the skeleton instead of nothing at all. SHELL-05, ERR-07
 */
const isDrawn = (): boolean => document.querySelector(".boot-skeleton") === null;

const standIn = async (): Promise<void> => {
  const root = document.getElementById("root");
  if (!root || isDrawn()) return;
  const { showTakeOver } = await import("../boot/take-over.ts");
  root.replaceChildren();
  const configuration = configurationBlock(document) as Partial<PortalConfiguration> | null;
  showTakeOver(root, {
    screen: "standard",
    support: configuration?.support ?? "/",
    onReload: () => location.reload(),
    onLogout: () => {
      sessionStorage.clear();
      location.replace("/logged-out.html");
    },
  });
};

// A script that does not come is told to its own element only, which capturing hears.
window.addEventListener("error", () => void standIn(), true);
window.addEventListener("unhandledrejection", () => void standIn());
