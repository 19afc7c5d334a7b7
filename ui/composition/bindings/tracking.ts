import type { Container } from "inversify";
import { dataLayerTracking } from "../../../adapters/browser/tracking.ts";
import { PageTracking } from "../../../application/shell/page-tracking.ts";
import type { TrackedEvent } from "../../../application/ports/tracking.ts";
import { CLOCK, CONFIGURATION, COOKIES, TRACKING } from "./ports.ts";
import { CUSTOMER, TRACKED_LOADS, PAGE_TRACKING } from "./shell.ts";
import { bindClass } from "../bind-singleton.ts";

/** Tracking, for the deployments that track: others never load it. ANLY-01 */
export const bindTracking = (container: Container): void => {
  const { tracking } = container.get(CONFIGURATION);
  if (tracking && !container.isBound(TRACKING))
    container
      .bind(TRACKING)
      .toConstantValue(dataLayerTracking(tracking, window as Window & { dataLayer?: TrackedEvent[] }));
  bindClass(container, PAGE_TRACKING, PageTracking, [CLOCK, COOKIES, TRACKING, CUSTOMER, TRACKED_LOADS]);
};
