import { ContainerModule } from "inversify";
import { observable } from "mobx";

import { httpFeesRecords } from "../../../../adapters/http/fees.http.ts";
import { ContentPages } from "../../../../application/content/content-pages.ts";
import type { FeesRecords } from "../../../../application/ports/institute.ts";
import type { Track } from "../../../../application/ports/tracking.ts";
import { Customer } from "../../../../application/shell/customer.ts";
import { Failures } from "../../../../application/shell/failures.ts";
import { Language } from "../../../../application/shell/language.ts";
import { NavigationGuard } from "../../../../application/shell/navigation-guard.ts";
import { PageVisits } from "../../../../application/shell/page-visits.ts";
import { Resource } from "../../../../application/shell/resource.ts";
import { Session } from "../../../../application/shell/session.ts";
import { unsavedDrafts } from "../../../../application/shell/unsaved-drafts.ts";
import type { TrackedLoad } from "../../../../application/shell/visit-marks.ts";
import type { FeesStatement } from "../../../../domain/fees/account.ts";
import { token } from "../token.ts";
import {
  API,
  CLOCK,
  CONTENT_LIBRARY,
  CURRENT_ADDRESS,
  CUSTOMER_RECORDS,
  FAILURE_REPORTS,
  IDENTITY,
  LANGUAGE_SETTINGS,
  NEW_IDENTIFIER,
  OTHER_TABS,
  TAB_STORE,
} from "./ports.ts";

export const FAILURES = token<Failures>("Failures");
export const SESSION = token<Session>("Session");
export const CUSTOMER = token<Customer>("Customer");
export const CONTENT = token<ContentPages>("ContentPages");
export const LANGUAGE = token<Language>("Language");
export const NAVIGATION_GUARD = token<NavigationGuard>("NavigationGuard");
export const PAGE_VISITS = token<PageVisits>("PageVisits");
/** Tracks an event. */
export const TRACK = token<Track>("Track");
/** Resources whose failure marks a page view; modules add theirs when they load. ANLY-02 */
export const TRACKED_LOADS = token<Map<TrackedLoad, Resource<unknown>>>("TrackedLoads");
export const FEES_RECORDS = token<FeesRecords>("FeesRecords");
/** The customer's charges and payments. Each page decides how to show a failure. */
export const FEES_STATEMENT = token<Resource<FeesStatement>>("FeesStatement");

/** The services that every page uses. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(FAILURES).toResolvedValue(
    (reports, newIdentifier) => new Failures(reports, newIdentifier),
    [FAILURE_REPORTS, NEW_IDENTIFIER],
  );
  bind(SESSION).toResolvedValue(
    (identity, records, tab, failures, address) => new Session(identity, records, tab, failures, address),
    [IDENTITY, CUSTOMER_RECORDS, TAB_STORE, FAILURES, CURRENT_ADDRESS],
  );
  bind(CUSTOMER).toResolvedValue((records, failures) => new Customer(records, failures), [CUSTOMER_RECORDS, FAILURES]);
  bind(CONTENT).toResolvedValue(
    (library, customer, failures) => new ContentPages(library, customer, failures),
    [CONTENT_LIBRARY, CUSTOMER, FAILURES],
  );
  bind(LANGUAGE).toResolvedValue(
    (settings, content, tabs) => new Language(settings, content, tabs),
    [LANGUAGE_SETTINGS, CONTENT, OTHER_TABS],
  );
  bind(NAVIGATION_GUARD).toResolvedValue(
    (tab, session) => new NavigationGuard(unsavedDrafts(tab, session)),
    [TAB_STORE, SESSION],
  );
  bind(PAGE_VISITS).toResolvedValue((clock, guard) => new PageVisits(clock, guard), [CLOCK, NAVIGATION_GUARD]);
  bind(TRACKED_LOADS).toResolvedValue(
    ({ profile, notifications, balance }) =>
      observable.map<TrackedLoad, Resource<unknown>>({ profile, notifications, balance }, { deep: false }),
    [CUSTOMER],
  );
  bind(FEES_RECORDS).toResolvedValue((api) => httpFeesRecords(api), [API]);
  bind(FEES_STATEMENT).toResolvedValue(
    (ledger, failures) => new Resource(() => ledger.statement(), failures.raise),
    [FEES_RECORDS, FAILURES],
  );
});
