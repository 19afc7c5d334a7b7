import { dataLayerTracking } from "../../../adapters/browser/tracking.ts";
import type { TrackedEvent, Tracking } from "../../../application/ports/tracking.ts";
import { PageTracking } from "../../../application/shell/page-tracking.ts";
import { service, serviceOf } from "../service.ts";
import { CLOCK, CONFIGURATION, COOKIES } from "./ports.ts";
import { CUSTOMER, TRACKED_LOADS } from "./shell.ts";

// Tracking, for the deployments that track: others never load it. ANLY-01
export const TRACKING = service(
  "Tracking",
  ({ tracking }): Tracking => {
    if (!tracking) throw new Error("Nothing is tracked here");
    return dataLayerTracking(tracking, window as Window & { dataLayer?: TrackedEvent[] });
  },
  [CONFIGURATION],
);
export const PAGE_TRACKING = serviceOf("PageTracking", PageTracking, [CLOCK, COOKIES, TRACKING, CUSTOMER, TRACKED_LOADS]);
