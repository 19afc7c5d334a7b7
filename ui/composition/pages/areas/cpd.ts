import { ContainerModule } from "inversify";

import { httpDeclarationRegister } from "../../../../adapters/http/cpd-declarations.http.ts";
import { httpCpdRecordFile } from "../../../../adapters/http/cpd-record.http.ts";
import { httpWaiverRegister } from "../../../../adapters/http/cpd-waivers.http.ts";
import { annualDeclaration, type AnnualDeclarationFlow } from "../../../../application/cpd/annual-declaration.ts";
import { RecordDownload } from "../../../../application/cpd/record-download.ts";
import { WaiverDeletion } from "../../../../application/cpd/waiver-deletion.ts";
import { Waivers } from "../../../../application/cpd/waivers.ts";
import type { WaiverRegister } from "../../../../application/ports/institute.ts";
import { AnnualDeclarationsPage } from "../../../cpd/annual-declarations-page.tsx";
import { ProfessionalDevelopmentPage } from "../../../cpd/professional-development-page.tsx";
import { CPD_RECORD, cpdRecordModule } from "../../container/modules/cpd-record.ts";
import { evidenceModule, NEW_EVIDENCE_FILES, SENT_EVIDENCE } from "../../container/modules/evidence.ts";
import {
  pageToolsModule,
  FILE_DOWNLOADS,
  FLOW_SERVICES,
  SUBMISSION_COPIES,
} from "../../container/modules/page-tools.ts";
import { API, CLOCK, CONFIGURATION } from "../../container/modules/ports.ts";
import { CONTENT, CUSTOMER, NAVIGATION_GUARD, TRACK } from "../../container/modules/shell.ts";
import { token } from "../../container/token.ts";
import { earlyHistory, earlyLog, earlyOverview } from "../../first-load/early-calls.ts";
import { definePage } from "../page.tsx";

const WAIVER_REGISTER = token<WaiverRegister>("WaiverRegister");
const ANNUAL_DECLARATION = token<AnnualDeclarationFlow>("AnnualDeclaration");
const RECORD_DOWNLOAD = token<RecordDownload>("RecordDownload");
const WAIVERS = token<Waivers>("Waivers");
const WAIVER_DELETION = token<WaiverDeletion>("WaiverDeletion");

const cpdModule = new ContainerModule(({ bind }) => {
  bind(WAIVER_REGISTER).toResolvedValue((api) => httpWaiverRegister(api), [API]);
  bind(ANNUAL_DECLARATION).toResolvedValue(
    (api, record, services) => annualDeclaration(httpDeclarationRegister(api), record, services),
    [API, CPD_RECORD, FLOW_SERVICES],
  );
  bind(RECORD_DOWNLOAD).toResolvedValue(
    (api, customer, files) => new RecordDownload(httpCpdRecordFile(api), customer, files),
    [API, CUSTOMER, FILE_DOWNLOADS],
  );
  bind(WAIVERS).toResolvedValue(
    (register, record, services, newFiles) => new Waivers(register, record, services, newFiles("waiver")),
    [WAIVER_REGISTER, CPD_RECORD, FLOW_SERVICES, NEW_EVIDENCE_FILES],
  );
  bind(WAIVER_DELETION).toResolvedValue(
    (register, record, track) => new WaiverDeletion(register, record, track),
    [WAIVER_REGISTER, CPD_RECORD, TRACK],
  );
});

export const modules = [pageToolsModule, evidenceModule, cpdRecordModule, cpdModule];

export const pages = {
  "/professional-development": definePage(
    ProfessionalDevelopmentPage,
    {
      content: CONTENT,
      customer: CUSTOMER,
      record: CPD_RECORD,
      download: RECORD_DOWNLOAD,
      configuration: CONFIGURATION,
      clock: CLOCK,
    },
    { contents: ["professional-development"], calls: [earlyOverview, earlyHistory, earlyLog] },
  ),
  "/professional-development/annual-declarations": definePage(
    AnnualDeclarationsPage,
    {
      content: CONTENT,
      customer: CUSTOMER,
      record: CPD_RECORD,
      declaration: ANNUAL_DECLARATION,
      waivers: WAIVERS,
      deletion: WAIVER_DELETION,
      configuration: CONFIGURATION,
      copies: SUBMISSION_COPIES,
      evidence: SENT_EVIDENCE,
      navigationGuard: NAVIGATION_GUARD,
    },
    { contents: ["annual-declarations"], calls: [earlyOverview, earlyHistory, earlyLog] },
  ),
};
