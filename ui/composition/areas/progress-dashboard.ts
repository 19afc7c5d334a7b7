import { progress } from "../../../adapters/contract/qualifications.contract.ts";
import { ProgressDashboard, shownOnProgressDashboard } from "../../landing/progress-dashboard.tsx";
import { CPD_RECORD, cpdRecordModule } from "../modules/cpd-record.ts";
import { CLOCK, CONFIGURATION } from "../modules/ports.ts";
import { QUALIFICATIONS, qualificationsModule } from "../modules/qualifications.ts";
import { CONTENT, CUSTOMER, FEES_STATEMENT } from "../modules/shell.ts";
import { early, onlyFor } from "../page-loads.ts";
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
