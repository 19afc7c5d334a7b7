import type { Container } from "inversify";
import { observable, type ObservableMap } from "mobx";
import { ContentPages } from "../../../application/content/content-pages.ts";
import type { CriticalAlert } from "../../../application/shell/critical-alert.ts";
import { Customer } from "../../../application/shell/customer.ts";
import { Failures } from "../../../application/shell/failures.ts";
import type { IdleWatch } from "../../../application/shell/idle-watch.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import type { LoginSuccess } from "../../../application/shell/login-success.ts";
import { PageVisits } from "../../../application/shell/page-visits.ts";
import type { PageTracking } from "../../../application/shell/page-tracking.ts";
import { Session } from "../../../application/shell/session.ts";
import type { Toasts } from "../../../application/shell/toasts.ts";
import type { Resource } from "../../../application/shell/resource.ts";
import type { Track } from "../../../application/ports/tracking.ts";
import type { TrackedLoad } from "../../../domain/shell/visit-marks.ts";
import { bindClass, bindSingleton } from "../bind-singleton.ts";
import { token } from "../token.ts";
import {
  CLOCK,
  CONTENT_LIBRARY,
  CURRENT_ADDRESS,
  CUSTOMER_RECORDS,
  FAILURE_REPORTS,
  IDENTITY,
  NEW_IDENTIFIER,
  TAB_STORE,
} from "./ports.ts";

export const FAILURES = token<Failures>("Failures");
export const SESSION = token<Session>("Session");
export const CUSTOMER = token<Customer>("Customer");
export const LOGIN_SUCCESS = token<LoginSuccess>("LoginSuccess");
export const PAGE_TRACKING = token<PageTracking>("PageTracking");
/** The way to count something, for services that count and know nothing else of tracking. */
export const TRACK = token<Track>("Track");
/** What visits are marked for when it could not be loaded, as far as it is known to the portal yet. ANLY-02 */
export const TRACKED_LOADS = token<ObservableMap<TrackedLoad, Resource<unknown>>>("TrackedLoads");
export const IDLE_WATCH = token<IdleWatch>("IdleWatch");
export const CRITICAL_ALERT = token<CriticalAlert>("CriticalAlert");
export const CONTENT = token<ContentPages>("ContentPages");
export const NAVIGATION_GUARD = token<NavigationGuard>("NavigationGuard");
export const PAGE_VISITS = token<PageVisits>("PageVisits");
export const TOASTS = token<Toasts>("Toasts");

/** What every page leans on. */
export const bindShell = (container: Container): void => {
  bindClass(container, FAILURES, Failures, [FAILURE_REPORTS, NEW_IDENTIFIER]);
  bindClass(container, SESSION, Session, [IDENTITY, CUSTOMER_RECORDS, TAB_STORE, FAILURES, CURRENT_ADDRESS]);
  bindClass(container, CUSTOMER, Customer, [CUSTOMER_RECORDS, FAILURES]);
  bindSingleton(
    container,
    TRACKED_LOADS,
    ({ profile, notifications, balance }) =>
      observable.map<TrackedLoad, Resource<unknown>>({ profile, notifications, balance }, { deep: false }),
    [CUSTOMER],
  );
  bindClass(container, CONTENT, ContentPages, [CONTENT_LIBRARY, CUSTOMER, FAILURES]);
  bindClass(container, NAVIGATION_GUARD, NavigationGuard, []);
  bindClass(container, PAGE_VISITS, PageVisits, [CLOCK, NAVIGATION_GUARD]);
};
