import { ContainerModule } from "inversify";

import { dataLayerTracking } from "../../../../adapters/browser/tracking.ts";
import type { TrackedEvent, Tracking } from "../../../../application/ports/tracking.ts";
import { PageTracking } from "../../../../application/shell/page-tracking.ts";
import { token } from "../token.ts";
import { CLOCK, CONFIGURATION, COOKIES } from "./ports.ts";
import { CUSTOMER, TRACKED_LOADS } from "./shell.ts";

export const TRACKING = token<Tracking>("Tracking");
export const PAGE_TRACKING = token<PageTracking>("PageTracking");

/** Tracking; loaded only by deployments that use it. ANLY-01 */
export const trackingModule = new ContainerModule(({ bind }) => {
  bind(TRACKING).toResolvedValue(
    ({ tracking }) => {
      if (!tracking) throw new Error("Tracking is not configured");
      return dataLayerTracking(tracking, window as Window & { dataLayer?: TrackedEvent[] });
    },
    [CONFIGURATION],
  );
  bind(PAGE_TRACKING).toResolvedValue(
    (clock, cookies, tracking, customer, loads) => new PageTracking(clock, cookies, tracking, customer, loads),
    [CLOCK, COOKIES, TRACKING, CUSTOMER, TRACKED_LOADS],
  );
});
