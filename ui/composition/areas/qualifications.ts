import { QualificationsPage } from "../../qualifications/qualifications-page.tsx";
import { CONFIGURATION } from "../bindings/ports.ts";
import { QUALIFICATIONS } from "../bindings/qualifications.ts";
import { CONTENT, CUSTOMER } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const pages = {
  "/my-qualifications": pageWith(QualificationsPage, {
    content: CONTENT,
    customer: CUSTOMER,
    qualifications: QUALIFICATIONS,
    configuration: CONFIGURATION,
  }),
};
