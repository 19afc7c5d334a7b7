import type { Container } from "inversify";

import { loadModules } from "./load-modules.ts";
import { IDLE_WATCH, LOGIN_SUCCESS, pageToolsModule } from "./modules/page-tools.ts";
import { SESSION } from "./modules/shell.ts";

/** Watches the session after the portal has rendered: the completed sign-in and user activity. */
export const watchSession = (container: Container): void => {
  loadModules(container, pageToolsModule);
  container.get(LOGIN_SUCCESS).start();
  const watch = container.get(IDLE_WATCH);
  for (const activity of ["pointerdown", "keydown"]) document.addEventListener(activity, watch.activity);
  // Timers do not run while a device sleeps.
  document.addEventListener("visibilitychange", watch.look);
  watch.start(() => void container.get(SESSION).expire());
};
