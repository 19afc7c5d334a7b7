import { CriticalAlertBanner, TrackingQuestion } from "../../../shell/banners.tsx";
import { ErrorPage } from "../../../shell/error-page.tsx";
import { HandOffPage } from "../../../shell/hand-off-page.tsx";
import { NotFoundPage } from "../../../shell/not-found-page.tsx";
import { Overlays } from "../../../shell/overlays.tsx";
import { Redirect } from "../../../shell/redirect.tsx";
import { UnsupportedPage } from "../../../shell/unsupported-page.tsx";
import { BlockedView } from "../../../suspension/blocked-view.tsx";
import { SuspensionBand } from "../../../suspension/suspension-band.tsx";
import { SuspensionPage } from "../../../suspension/suspension-page.tsx";
import { CPD_RECORD, cpdRecordModule } from "../../container/modules/cpd-record.ts";
import { documentsModule, ISSUED_DOCUMENTS, STANDING_LINK } from "../../container/modules/documents.ts";
import {
  CRITICAL_ALERT,
  FAILED_SAVES,
  IDLE_WATCH,
  pageToolsModule,
  PERSONAL_DATA,
  TOASTS,
} from "../../container/modules/page-tools.ts";
import { CLOCK, CONFIGURATION } from "../../container/modules/ports.ts";
import { CONTENT, CUSTOMER, FEES_STATEMENT, NAVIGATION_GUARD, SESSION, TRACK } from "../../container/modules/shell.ts";
import { PAGE_TRACKING, trackingModule } from "../../container/modules/tracking.ts";
import { definePage } from "../page.tsx";

const handOff = definePage(HandOffPage, { session: SESSION, track: TRACK, configuration: CONFIGURATION });

export const modules = [pageToolsModule, cpdRecordModule, documentsModule, trackingModule];

/** Pages that replace or accompany others. ROUTE-02, ROUTE-03, ROUTE-05, SUSP-03, EXP-03 to EXP-06 */
export const pages = {
  "/outgoing/evidence-tracker": handOff,
  "/outgoing/practising-certificate-renewal": handOff,
  "/outgoing/international-practising-certificate-renewal": handOff,
  "/outgoing/foundations-in-professionalism": handOff,
  overlays: definePage(Overlays, {
    idleWatch: IDLE_WATCH,
    navigationGuard: NAVIGATION_GUARD,
    session: SESSION,
    toasts: TOASTS,
    failedSaves: FAILED_SAVES,
  }),
  "critical alert": definePage(CriticalAlertBanner, { alert: CRITICAL_ALERT, content: CONTENT }),
  "tracking question": definePage(TrackingQuestion, { tracking: PAGE_TRACKING }),
  redirect: definePage(Redirect, { customer: CUSTOMER, session: SESSION, configuration: CONFIGURATION }),
  "not found": definePage(NotFoundPage, { content: CONTENT }),
  "/error": definePage(ErrorPage, { configuration: CONFIGURATION }),
  "blocked view": definePage(BlockedView, {
    content: CONTENT,
    customer: CUSTOMER,
    record: CPD_RECORD,
    statement: FEES_STATEMENT,
    issued: ISSUED_DOCUMENTS,
    standing: STANDING_LINK,
    data: PERSONAL_DATA,
    clock: CLOCK,
  }),
  "suspension band": definePage(SuspensionBand, { customer: CUSTOMER, clock: CLOCK }),
  "suspension page": definePage(SuspensionPage, {
    content: CONTENT,
    customer: CUSTOMER,
    session: SESSION,
    issued: ISSUED_DOCUMENTS,
    standing: STANDING_LINK,
    data: PERSONAL_DATA,
    clock: CLOCK,
  }),
  "unsupported page": definePage(UnsupportedPage, { content: CONTENT, session: SESSION }),
};
