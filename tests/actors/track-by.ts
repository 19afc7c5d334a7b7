import type { Container } from "inversify";

import type { Tracking } from "../../application/ports/tracking.ts";
import { loadModules } from "../../ui/composition/container/load-modules.ts";
import { TRACKING, trackingModule } from "../../ui/composition/container/modules/tracking.ts";

/** Replaces the browser's tracking with a test's own. */
export const replaceTracking = (container: Container, tracking: Tracking): void => {
  loadModules(container, trackingModule);
  container.rebind(TRACKING).toConstantValue(tracking);
};
