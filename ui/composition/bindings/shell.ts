import type { Container } from "inversify";
import { ContentPages } from "../../../application/content/content-pages.ts";
import { Drafts } from "../../../application/flow/drafts.ts";
import { CriticalAlert } from "../../../application/shell/critical-alert.ts";
import { Customer } from "../../../application/shell/customer.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { IdleWatch } from "../../../application/shell/idle-watch.ts";
import { Leaving } from "../../../application/shell/leaving.ts";
import { LoginSuccess } from "../../../application/shell/login-success.ts";
import { PageTracking } from "../../../application/shell/page-tracking.ts";
import { Session } from "../../../application/shell/session.ts";
import { Toasts } from "../../../application/shell/toasts.ts";
import type { Track } from "../../../application/ports/tracking.ts";
import { token } from "../token.ts";
import {
  CLOCK,
  CONFIGURATION,
  CONTENT_LIBRARY,
  COOKIES,
  CURRENT_ADDRESS,
  CUSTOMER_RECORDS,
  FAILURE_REPORTS,
  IDENTITY,
  NEW_IDENTIFIER,
  OTHER_TABS,
  TAB_STORE,
  TRACKING,
} from "./ports.ts";

export const FAILURES = token<Failures>("Failures");
export const SESSION = token<Session>("Session");
export const CUSTOMER = token<Customer>("Customer");
export const LOGIN_SUCCESS = token<LoginSuccess>("LoginSuccess");
export const PAGE_TRACKING = token<PageTracking>("PageTracking");
/** The way to count something, for services that count and know nothing else of tracking. */
export const TRACK = token<Track>("Track");
export const IDLE_WATCH = token<IdleWatch>("IdleWatch");
export const CRITICAL_ALERT = token<CriticalAlert>("CriticalAlert");
export const CONTENT = token<ContentPages>("ContentPages");
export const LEAVING = token<Leaving>("Leaving");
export const TOASTS = token<Toasts>("Toasts");
export const DRAFTS = token<Drafts>("Drafts");

/** What every page leans on. */
export const bindShell = (container: Container): void => {
  container
    .bind(FAILURES)
    .toResolvedValue((reports, newIdentifier) => new Failures(reports, newIdentifier), [FAILURE_REPORTS, NEW_IDENTIFIER])
    .inSingletonScope();
  container
    .bind(SESSION)
    .toResolvedValue(
      (identity, records, tab, failures, address) => new Session(identity, records, tab, failures, address),
      [IDENTITY, CUSTOMER_RECORDS, TAB_STORE, FAILURES, CURRENT_ADDRESS],
    )
    .inSingletonScope();
  container
    .bind(CUSTOMER)
    .toResolvedValue((records, failures) => new Customer(records, failures), [CUSTOMER_RECORDS, FAILURES])
    .inSingletonScope();
  container
    .bind(LOGIN_SUCCESS)
    .toResolvedValue(
      (session, customer, tab, tracking) => new LoginSuccess(session, customer, tab, tracking),
      [SESSION, CUSTOMER, TAB_STORE, PAGE_TRACKING],
    )
    .inSingletonScope();
  container
    .bind(PAGE_TRACKING)
    .toResolvedValue(
      (clock, cookies, tracking, customer) => new PageTracking(clock, cookies, tracking, customer),
      [CLOCK, COOKIES, TRACKING, CUSTOMER],
    )
    .inSingletonScope();
  container.bind(TRACK).toResolvedValue((tracking) => (event, details) => void tracking.track(event, details), [PAGE_TRACKING]);
  container
    .bind(IDLE_WATCH)
    .toResolvedValue(
      (clock, tabs, configuration) => new IdleWatch(clock, tabs, configuration.idleMinutes),
      [CLOCK, OTHER_TABS, CONFIGURATION],
    )
    .inSingletonScope();
  container
    .bind(CRITICAL_ALERT)
    .toResolvedValue((clock, cookies) => new CriticalAlert(clock, cookies), [CLOCK, COOKIES])
    .inSingletonScope();
  container
    .bind(CONTENT)
    .toResolvedValue(
      (library, customer, failures) => new ContentPages(library, customer, failures),
      [CONTENT_LIBRARY, CUSTOMER, FAILURES],
    )
    .inSingletonScope();
  container.bind(LEAVING).toResolvedValue(() => new Leaving(), []).inSingletonScope();
  container.bind(TOASTS).toResolvedValue((clock) => new Toasts(clock), [CLOCK]).inSingletonScope();
  container
    .bind(DRAFTS)
    .toResolvedValue((tab, session) => new Drafts(tab, session), [TAB_STORE, SESSION])
    .inSingletonScope();
};
