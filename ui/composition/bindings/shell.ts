import { observable } from "mobx";
import { ContentPages } from "../../../application/content/content-pages.ts";
import type { Track } from "../../../application/ports/tracking.ts";
import { Customer } from "../../../application/shell/customer.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import { PageVisits } from "../../../application/shell/page-visits.ts";
import type { Resource } from "../../../application/shell/resource.ts";
import { Session } from "../../../application/shell/session.ts";
import type { TrackedLoad } from "../../../domain/shell/visit-marks.ts";
import { service, serviceOf, token } from "../service.ts";
import { CLOCK, CONTENT_LIBRARY, CURRENT_ADDRESS, CUSTOMER_RECORDS, FAILURE_REPORTS, IDENTITY, NEW_IDENTIFIER, TAB_STORE } from "./ports.ts";

// What every page leans on.
export const FAILURES = serviceOf("Failures", Failures, [FAILURE_REPORTS, NEW_IDENTIFIER]);
export const SESSION = serviceOf("Session", Session, [IDENTITY, CUSTOMER_RECORDS, TAB_STORE, FAILURES, CURRENT_ADDRESS]);
export const CUSTOMER = serviceOf("Customer", Customer, [CUSTOMER_RECORDS, FAILURES]);
/** The way to count something, for services that count and know nothing else of tracking. */
export const TRACK = token<Track>("Track");
/** What visits are marked for when it could not be loaded, as far as it is known to the portal yet. ANLY-02 */
export const TRACKED_LOADS = service(
  "TrackedLoads",
  ({ profile, notifications, balance }) => observable.map<TrackedLoad, Resource<unknown>>({ profile, notifications, balance }, { deep: false }),
  [CUSTOMER],
);
export const CONTENT = serviceOf("ContentPages", ContentPages, [CONTENT_LIBRARY, CUSTOMER, FAILURES]);
export const NAVIGATION_GUARD = serviceOf("NavigationGuard", NavigationGuard, []);
export const PAGE_VISITS = serviceOf("PageVisits", PageVisits, [CLOCK, NAVIGATION_GUARD]);
