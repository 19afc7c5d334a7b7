import type { Container } from "inversify";

import type { Tracking } from "../../application/ports/tracking.ts";
import { loadModules } from "../../ui/composition/load-modules.ts";
import { TRACKING, trackingModule } from "../../ui/composition/modules/tracking.ts";

/** Puts a test's own tracking in place of the browser's. */
export const trackBy = (container: Container, tracking: Tracking): void => {
  loadModules(container, trackingModule);
  container.rebind(TRACKING).toConstantValue(tracking);
};
