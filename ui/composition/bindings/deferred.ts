import { browserFileSaver } from "../../../adapters/browser/file-saver.ts";
import { httpSubmissionArchive } from "../../../adapters/submissions/http.ts";
import { FileDownloads, SubmissionCopies } from "../../../application/documents/file-downloads.ts";
import { Drafts } from "../../../application/flow/drafts.ts";
import { CriticalAlert } from "../../../application/shell/critical-alert.ts";
import { FailedSaves } from "../../../application/shell/failed-saves.ts";
import { IdleWatch } from "../../../application/shell/idle-watch.ts";
import { LoginSuccess } from "../../../application/shell/login-success.ts";
import type { Parts } from "../../../application/shell/parts.ts";
import { Toasts } from "../../../application/shell/toasts.ts";
import { service, serviceOf } from "../service.ts";
import { API, CLOCK, CONFIGURATION, COOKIES, FAILURE_REPORTS, NEW_IDENTIFIER, OTHER_TABS, TAB_STORE } from "./ports.ts";
import { CUSTOMER, FAILURES, NAVIGATION_GUARD, SESSION, TRACK } from "./shell.ts";

// What pages lean on, and nothing needs before the first of them is there.
export const IDLE_WATCH = service(
  "IdleWatch",
  (clock, tabs, { idleMinutes }) => new IdleWatch(clock, tabs, idleMinutes),
  [CLOCK, OTHER_TABS, CONFIGURATION],
);
export const LOGIN_SUCCESS = serviceOf("LoginSuccess", LoginSuccess, [SESSION, CUSTOMER, TAB_STORE, TRACK]);
export const CRITICAL_ALERT = serviceOf("CriticalAlert", CriticalAlert, [CLOCK, COOKIES]);
export const TOASTS = serviceOf("Toasts", Toasts, [CLOCK]);
export const FAILED_SAVES = serviceOf("FailedSaves", FailedSaves, []);

/** What was typed and not yet sent. */
const DRAFTS = service(
  "Drafts",
  (tab, session, clock) => {
    const drafts = new Drafts(tab, session, clock);
    window.addEventListener("pagehide", () => drafts.write());
    return drafts;
  },
  [TAB_STORE, SESSION, CLOCK],
);

export const PARTS = service(
  "Parts",
  (customer, failures, navigationGuard, toasts, failedSaves, drafts, clock, newIdentifier, track): Parts =>
    ({ customer, failures, navigationGuard, toasts, failedSaves, drafts, clock, newIdentifier, track }),
  [CUSTOMER, FAILURES, NAVIGATION_GUARD, TOASTS, FAILED_SAVES, DRAFTS, CLOCK, NEW_IDENTIFIER, TRACK],
);

const FILE_SAVER = service("FileSaver", browserFileSaver, [CLOCK]);

/** Files to be had, and copies of what was submitted. */
export const FILE_DOWNLOADS = serviceOf("FileDownloads", FileDownloads, [FILE_SAVER, FAILURE_REPORTS, NEW_IDENTIFIER, TRACK]);
const SUBMISSION_ARCHIVE = service("SubmissionArchive", httpSubmissionArchive, [API]);
export const SUBMISSION_COPIES = serviceOf("SubmissionCopies", SubmissionCopies, [SUBMISSION_ARCHIVE, CUSTOMER, FILE_DOWNLOADS]);
