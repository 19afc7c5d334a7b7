import type { Container } from "inversify";
import { loadModules } from "./load-modules.ts";
import { IDLE_WATCH, LOGIN_SUCCESS, pageToolsModule } from "./modules/page-tools.ts";
import { SESSION } from "./modules/shell.ts";

/** Watches over the session once the portal is drawn: that its sign-in is complete, and that someone is still there. */
export const watchSession = (container: Container): void => {
  loadModules(container, pageToolsModule);
  container.get(LOGIN_SUCCESS).start();
  const watch = container.get(IDLE_WATCH);
  for (const activity of ["pointerdown", "keydown"]) document.addEventListener(activity, watch.activity);
  // A device that slept has missed its timers.
  document.addEventListener("visibilitychange", watch.look);
  watch.start(() => void container.get(SESSION).expire());
};
