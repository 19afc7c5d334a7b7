import { Overlays } from "../../shell/overlays.tsx";
import { CriticalAlertBanner, TrackingQuestion } from "../../shell/banners.tsx";
import { Redirect } from "../../shell/redirect.tsx";
import { ErrorPage } from "../../shell/error-page.tsx";
import { HandOffPage } from "../../shell/hand-off-page.tsx";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { UnsupportedPage } from "../../shell/unsupported-page.tsx";
import { BlockedView } from "../../suspension/blocked-view.tsx";
import { SuspensionBand } from "../../suspension/suspension-band.tsx";
import { SuspensionPage } from "../../suspension/suspension-page.tsx";
import { CRITICAL_ALERT, FAILED_SAVES, IDLE_WATCH, TOASTS } from "../bindings/deferred.ts";
import { CPD_RECORD, STATEMENT_AT_A_GLANCE } from "../bindings/landing.ts";
import { CLOCK, CONFIGURATION } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER, NAVIGATION_GUARD, SESSION, TRACK } from "../bindings/shell.ts";
import { PAGE_TRACKING } from "../bindings/tracking.ts";
import { pageWith } from "../page.tsx";

const handOff = pageWith(HandOffPage, { session: SESSION, track: TRACK, configuration: CONFIGURATION });

/** What stands in place of a page, or beside every page. ROUTE-02, ROUTE-03, ROUTE-05, SUSP-03, EXP-03 to EXP-06 */
export const pages = {
  "/outgoing/evidence-tracker": handOff,
  "/outgoing/practising-certificate-renewal": handOff,
  "/outgoing/international-practising-certificate-renewal": handOff,
  "/outgoing/foundations-in-professionalism": handOff,
  overlays: pageWith(Overlays, { idleWatch: IDLE_WATCH, navigationGuard: NAVIGATION_GUARD, session: SESSION, toasts: TOASTS, failedSaves: FAILED_SAVES }),
  "critical alert": pageWith(CriticalAlertBanner, { alert: CRITICAL_ALERT, content: CONTENT }),
  "tracking question": pageWith(TrackingQuestion, { tracking: PAGE_TRACKING }),
  redirect: pageWith(Redirect, { customer: CUSTOMER, session: SESSION, configuration: CONFIGURATION }),
  "not found": pageWith(NotFoundPage, { content: CONTENT }),
  "/error": pageWith(ErrorPage, { configuration: CONFIGURATION }),
  "blocked view": pageWith(BlockedView, {
    content: CONTENT,
    customer: CUSTOMER,
    record: CPD_RECORD,
    statement: STATEMENT_AT_A_GLANCE,
    clock: CLOCK,
  }),
  "suspension band": pageWith(SuspensionBand, { customer: CUSTOMER, clock: CLOCK }),
  "suspension page": pageWith(SuspensionPage, { content: CONTENT, customer: CUSTOMER, session: SESSION, clock: CLOCK }),
  "unsupported page": pageWith(UnsupportedPage, { content: CONTENT, session: SESSION }),
};
