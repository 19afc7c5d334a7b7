import type { Container } from "inversify";

import type { Track } from "../../../application/ports/tracking.ts";
import type { PageTracking } from "../../../application/shell/page-tracking.ts";
import { pathOf } from "../../../domain/customer/routes.ts";
import type { AddressBar } from "../../shell/address-bar.ts";
import { loadModules } from "./load-modules.ts";
import { PAGE_TRACKING, trackingModule } from "./modules/tracking.ts";

// Page-view tracking; loaded only by deployments that use it. ANLY-01, ANLY-02

const trackingIn = (container: Container): PageTracking => {
  loadModules(container, trackingModule);
  return container.get(PAGE_TRACKING);
};

/** Creates the function that tracks events. */
export const trackIn = (container: Container): Track => {
  const tracking = trackingIn(container);
  return (event, details) => void tracking.track(event, details);
};

/** Tracks a page view for each page that the address changes to. */
export const trackVisits = (container: Container, bar: AddressBar): void => {
  const tracking = trackingIn(container);
  let shown: string | undefined;
  const trackPage = (): void => {
    const page = pathOf(bar.current);
    if (page === shown) return;
    shown = page;
    tracking.pageShown(page);
  };
  trackPage();
  bar.subscribe(trackPage);
};
