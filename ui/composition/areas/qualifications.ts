import { progress } from "../../../adapters/contract/qualifications.contract.ts";
import { QualificationsPage } from "../../qualifications/qualifications-page.tsx";
import { CONFIGURATION } from "../modules/ports.ts";
import { QUALIFICATIONS, qualificationsModule } from "../modules/qualifications.ts";
import { CONTENT, CUSTOMER } from "../modules/shell.ts";
import { early, onlyFor } from "../page-loads.ts";
import { definePage } from "../page.tsx";

export const modules = [qualificationsModule];

export const pages = {
  "/my-qualifications": definePage(
    QualificationsPage,
    { content: CONTENT, customer: CUSTOMER, qualifications: QUALIFICATIONS, configuration: CONFIGURATION },
    { contents: ["my-qualifications"], calls: [onlyFor(early(progress), "student", "affiliate", "graduate")] },
  ),
};
