import { ContainerModule } from "inversify";

import { httpActivityRegister } from "../../../../adapters/http/cpd-activities.http.ts";
import { ActivityLog } from "../../../../application/cpd/activity-log.ts";
import { ActivityRemoval } from "../../../../application/cpd/activity-removal.ts";
import type { ActivityRegister } from "../../../../application/ports/institute.ts";
import { CpdLogPage } from "../../../cpd/cpd-log-page.tsx";
import { CPD_RECORD, cpdRecordModule } from "../../container/modules/cpd-record.ts";
import { evidenceModule, NEW_EVIDENCE_FILES, SENT_EVIDENCE } from "../../container/modules/evidence.ts";
import { FLOW_SERVICES, pageToolsModule } from "../../container/modules/page-tools.ts";
import { API } from "../../container/modules/ports.ts";
import { CONTENT, NAVIGATION_GUARD } from "../../container/modules/shell.ts";
import { token } from "../../container/token.ts";
import { earlyLog } from "../../first-load/early-calls.ts";
import { definePage } from "../page.tsx";

const ACTIVITY_REGISTER = token<ActivityRegister>("ActivityRegister");
const ACTIVITY_LOG = token<ActivityLog>("ActivityLog");
const ACTIVITY_REMOVAL = token<ActivityRemoval>("ActivityRemoval");

const cpdLogModule = new ContainerModule(({ bind }) => {
  bind(ACTIVITY_REGISTER).toResolvedValue((api) => httpActivityRegister(api), [API]);
  bind(ACTIVITY_LOG).toResolvedValue(
    (register, record, services, newFiles) => new ActivityLog(register, record, services, newFiles),
    [ACTIVITY_REGISTER, CPD_RECORD, FLOW_SERVICES, NEW_EVIDENCE_FILES],
  );
  bind(ACTIVITY_REMOVAL).toResolvedValue(
    (register, record) => new ActivityRemoval(register, record),
    [ACTIVITY_REGISTER, CPD_RECORD],
  );
});

export const modules = [pageToolsModule, evidenceModule, cpdRecordModule, cpdLogModule];

export const pages = {
  "/professional-development/log": definePage(
    CpdLogPage,
    {
      content: CONTENT,
      record: CPD_RECORD,
      log: ACTIVITY_LOG,
      removal: ACTIVITY_REMOVAL,
      evidence: SENT_EVIDENCE,
      navigationGuard: NAVIGATION_GUARD,
    },
    { contents: ["cpd-log"], calls: [earlyLog] },
  ),
};
