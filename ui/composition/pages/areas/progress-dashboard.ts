import { progress } from "../../../../adapters/contract/qualifications.contract.ts";
import { ProgressDashboard, shownOnProgressDashboard } from "../../../landing/progress-dashboard.tsx";
import { CPD_RECORD, cpdRecordModule } from "../../container/modules/cpd-record.ts";
import { CLOCK, CONFIGURATION } from "../../container/modules/ports.ts";
import { QUALIFICATIONS, qualificationsModule } from "../../container/modules/qualifications.ts";
import { CONTENT, CUSTOMER, FEES_STATEMENT } from "../../container/modules/shell.ts";
import { early, onlyFor } from "../../first-load/page-loads.ts";
import { definePage } from "../page.tsx";

export const modules = [cpdRecordModule, qualificationsModule];

/** The user types with this dashboard; it extends the one in the first load. */
export const only = ["student", "affiliate", "graduate"] as const;

export const pages = {
  "/": definePage(
    ProgressDashboard,
    {
      content: CONTENT,
      customer: CUSTOMER,
      record: CPD_RECORD,
      statement: FEES_STATEMENT,
      clock: CLOCK,
      configuration: CONFIGURATION,
      qualifications: QUALIFICATIONS,
    },
    { contents: [], calls: [onlyFor(early(progress), ...only)] },
    shownOnProgressDashboard,
  ),
};
