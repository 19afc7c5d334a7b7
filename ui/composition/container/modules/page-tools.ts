import { ContainerModule } from "inversify";

import { browserFileSaver } from "../../../../adapters/browser/file-saver.ts";
import { httpPersonalDataArchive } from "../../../../adapters/http/personal-data.http.ts";
import { httpSubmissionArchive } from "../../../../adapters/http/submissions.http.ts";
import { FileDownloads, SubmissionCopies } from "../../../../application/documents/file-downloads.ts";
import { Drafts } from "../../../../application/flow/drafts.ts";
import { PersonalDataDownload } from "../../../../application/my-details/personal-data-download.ts";
import { CriticalAlert } from "../../../../application/shell/critical-alert.ts";
import { FailedSaves } from "../../../../application/shell/failed-saves.ts";
import type { FlowServices } from "../../../../application/shell/flow-services.ts";
import { IdleWatch } from "../../../../application/shell/idle-watch.ts";
import { LoginSuccess } from "../../../../application/shell/login-success.ts";
import { Toasts } from "../../../../application/shell/toasts.ts";
import { token } from "../token.ts";
import {
  API,
  CLOCK,
  CONFIGURATION,
  COOKIES,
  FAILURE_REPORTS,
  NEW_IDENTIFIER,
  OTHER_TABS,
  RULES,
  TAB_STORE,
} from "./ports.ts";
import { CUSTOMER, FAILURES, NAVIGATION_GUARD, SESSION, TRACK } from "./shell.ts";

export const IDLE_WATCH = token<IdleWatch>("IdleWatch");
export const LOGIN_SUCCESS = token<LoginSuccess>("LoginSuccess");
export const CRITICAL_ALERT = token<CriticalAlert>("CriticalAlert");
export const TOASTS = token<Toasts>("Toasts");
export const FAILED_SAVES = token<FailedSaves>("FailedSaves");
const DRAFTS = token<Drafts>("Drafts");
export const FLOW_SERVICES = token<FlowServices>("FlowServices");
export const FILE_DOWNLOADS = token<FileDownloads>("FileDownloads");
export const PERSONAL_DATA = token<PersonalDataDownload>("PersonalData");
export const SUBMISSION_COPIES = token<SubmissionCopies>("SubmissionCopies");

/**
 * Services shared by pages but not needed for the first paint: forms, flows, downloads, toasts, and the session watch.
 */
export const pageToolsModule = new ContainerModule(({ bind }) => {
  bind(IDLE_WATCH).toResolvedValue(
    (clock, tabs, { idleMinutes }) => new IdleWatch(clock, tabs, idleMinutes),
    [CLOCK, OTHER_TABS, CONFIGURATION],
  );
  bind(LOGIN_SUCCESS).toResolvedValue(
    (session, customer, tab, track) => new LoginSuccess(session, customer, tab, track),
    [SESSION, CUSTOMER, TAB_STORE, TRACK],
  );
  bind(CRITICAL_ALERT).toResolvedValue((clock, cookies) => new CriticalAlert(clock, cookies), [CLOCK, COOKIES]);
  bind(TOASTS).toResolvedValue((clock) => new Toasts(clock), [CLOCK]);
  bind(FAILED_SAVES).toResolvedValue(() => new FailedSaves());
  bind(DRAFTS).toResolvedValue(
    (tab, session, clock) => {
      const drafts = new Drafts(tab, session, clock);
      window.addEventListener("pagehide", () => drafts.write());
      return drafts;
    },
    [TAB_STORE, SESSION, CLOCK],
  );
  bind(FLOW_SERVICES).toResolvedValue(
    (customer, failures, navigationGuard, toasts, failedSaves, drafts, clock, rules, newIdentifier, track) => ({
      customer,
      failures,
      navigationGuard,
      toasts,
      failedSaves,
      drafts,
      clock,
      rules,
      newIdentifier,
      track,
    }),
    [CUSTOMER, FAILURES, NAVIGATION_GUARD, TOASTS, FAILED_SAVES, DRAFTS, CLOCK, RULES, NEW_IDENTIFIER, TRACK],
  );
  bind(FILE_DOWNLOADS).toResolvedValue(
    (clock, reports, newIdentifier, track) => new FileDownloads(browserFileSaver(clock), reports, newIdentifier, track),
    [CLOCK, FAILURE_REPORTS, NEW_IDENTIFIER, TRACK],
  );
  bind(SUBMISSION_COPIES).toResolvedValue(
    (api, customer, files) => new SubmissionCopies(httpSubmissionArchive(api), customer, files),
    [API, CUSTOMER, FILE_DOWNLOADS],
  );
  bind(PERSONAL_DATA).toResolvedValue(
    (api, customer, files) => new PersonalDataDownload(httpPersonalDataArchive(api), customer, files),
    [API, CUSTOMER, FILE_DOWNLOADS],
  );
});
