import type { Container } from "inversify";
import { IDLE_WATCH, LOGIN_SUCCESS } from "./bindings/deferred.ts";
import { SESSION } from "./bindings/shell.ts";
import { serviceIn } from "./service.ts";

/** Watches over the session once the portal is drawn: that its sign-in is complete, and that someone is still there. */
export const watchSession = (container: Container): void => {
  serviceIn(container, LOGIN_SUCCESS).start();
  const watch = serviceIn(container, IDLE_WATCH);
  for (const activity of ["pointerdown", "keydown"]) document.addEventListener(activity, watch.activity);
  // A device that slept has missed its timers.
  document.addEventListener("visibilitychange", watch.look);
  watch.start(() => void container.get(SESSION).expire());
};
