import type { TrackedEvent, Tracking } from "../../application/ports/tracking.ts";

/**
 * Events for a tag manager, if the deployment brings one: they wait in `window.dataLayer`, and go
 * nowhere by themselves.
 */
export const dataLayerTracking = (target: { dataLayer?: TrackedEvent[] }): Tracking => ({
  push: (event) => {
    target.dataLayer ??= [];
    target.dataLayer.push(event);
  },
});
