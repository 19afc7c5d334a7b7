import type { Container } from "inversify";
import { bindDeferred } from "./bindings/deferred.ts";
import { IDLE_WATCH, LOGIN_SUCCESS, SESSION } from "./bindings/shell.ts";

/** Watches over the session once the portal is drawn: that its sign-in is complete, and that someone is still there. */
export const watchSession = (container: Container): void => {
  bindDeferred(container);
  container.get(LOGIN_SUCCESS).start();
  const watch = container.get(IDLE_WATCH);
  for (const activity of ["pointerdown", "keydown"]) document.addEventListener(activity, watch.activity);
  // A device that slept has missed its timers.
  document.addEventListener("visibilitychange", watch.look);
  watch.start(() => void container.get(SESSION).expire());
};
