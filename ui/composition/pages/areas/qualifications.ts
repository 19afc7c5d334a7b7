import { progress } from "../../../../adapters/contract/qualifications.contract.ts";
import { QualificationsPage } from "../../../qualifications/qualifications-page.tsx";
import { CONFIGURATION } from "../../container/modules/ports.ts";
import { QUALIFICATIONS, qualificationsModule } from "../../container/modules/qualifications.ts";
import { CONTENT, CUSTOMER } from "../../container/modules/shell.ts";
import { early, onlyFor } from "../../first-load/page-loads.ts";
import { definePage } from "../page.tsx";

export const modules = [qualificationsModule];

export const pages = {
  "/my-qualifications": definePage(
    QualificationsPage,
    { content: CONTENT, customer: CUSTOMER, qualifications: QUALIFICATIONS, configuration: CONFIGURATION },
    { contents: ["my-qualifications"], calls: [onlyFor(early(progress), "student", "affiliate", "graduate")] },
  ),
};
