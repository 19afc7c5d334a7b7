import type { Container } from "inversify";
import type { ComponentType } from "react";
import { Overlays } from "../../shell/overlays.tsx";
import { CriticalAlertBanner } from "../../shell/critical-alert-banner.tsx";
import { Redirect } from "../../shell/redirect.tsx";
import { ErrorPage } from "../../shell/error-screen.tsx";
import { HandOffPage } from "../../shell/hand-off-page.tsx";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { TrackingQuestion } from "../../shell/tracking-question.tsx";
import { UnsupportedPage } from "../../shell/unsupported-page.tsx";
import { BlockedView } from "../../suspension/blocked-view.tsx";
import { SuspensionBand } from "../../suspension/suspension-band.tsx";
import { SuspensionPage } from "../../suspension/suspension-page.tsx";
import { bindDeferred } from "../bindings/deferred.ts";
import { CPD_RECORD } from "../bindings/cpd.ts";
import { STATEMENT_AT_A_GLANCE } from "../bindings/landing.ts";
import { CLOCK, CONFIGURATION } from "../bindings/ports.ts";
import { CONTENT, CRITICAL_ALERT, CUSTOMER, IDLE_WATCH, NAVIGATION_GUARD, PAGE_TRACKING, SESSION, TOASTS, TRACK } from "../bindings/shell.ts";
import { bindTracking } from "../bindings/tracking.ts";
import { pageWith } from "../page.tsx";

// What stands in place of a page, or beside every page. ROUTE-02, ROUTE-03, ROUTE-05, SUSP-03, EXP-03 to EXP-06
export const handOffPage = (container: Container): ComponentType =>
  pageWith(container, HandOffPage, { session: SESSION, track: TRACK, configuration: CONFIGURATION });

export const overlays = (container: Container): ComponentType => {
  bindDeferred(container);
  return pageWith(container, Overlays, {
    idleWatch: IDLE_WATCH,
    navigationGuard: NAVIGATION_GUARD,
    session: SESSION,
    toasts: TOASTS,
  });
};

export const criticalAlert = (container: Container): ComponentType => {
  bindDeferred(container);
  return pageWith(container, CriticalAlertBanner, { alert: CRITICAL_ALERT, content: CONTENT });
};

export const trackingQuestion = (container: Container): ComponentType => {
  bindTracking(container);
  return pageWith(container, TrackingQuestion, { tracking: PAGE_TRACKING });
};

export const redirect = (container: Container): ComponentType =>
  pageWith(container, Redirect, { customer: CUSTOMER, session: SESSION, configuration: CONFIGURATION });

export const notFoundPage = (container: Container): ComponentType =>
  pageWith(container, NotFoundPage, { content: CONTENT });

export const errorPage = (container: Container): ComponentType =>
  pageWith(container, ErrorPage, { configuration: CONFIGURATION });

export const blockedView = (container: Container): ComponentType =>
  pageWith(container, BlockedView, {
    content: CONTENT,
    customer: CUSTOMER,
    record: CPD_RECORD,
    statement: STATEMENT_AT_A_GLANCE,
    clock: CLOCK,
  });

export const suspensionBand = (container: Container): ComponentType =>
  pageWith(container, SuspensionBand, { customer: CUSTOMER, clock: CLOCK });

export const suspensionPage = (container: Container): ComponentType =>
  pageWith(container, SuspensionPage, { content: CONTENT, customer: CUSTOMER, session: SESSION, clock: CLOCK });

export const unsupportedPage = (container: Container): ComponentType =>
  pageWith(container, UnsupportedPage, { content: CONTENT, session: SESSION });
