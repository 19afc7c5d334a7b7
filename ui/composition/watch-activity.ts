import type { IdleWatch } from "../../application/shell/idle-watch.ts";
import type { Session } from "../../application/shell/session.ts";

/** Tells the watch of what someone does on this page, and ends the session when the watch does. */
export const watchActivity = (watch: IdleWatch, session: Session): void => {
  for (const activity of ["pointerdown", "keydown"]) document.addEventListener(activity, watch.activity);
  // A device that slept has missed its timers.
  document.addEventListener("visibilitychange", watch.look);
  watch.start(() => void session.expire());
};
