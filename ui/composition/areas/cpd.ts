import type { Container } from "inversify";
import type { ComponentType } from "react";
import { AnnualDeclarationsPage } from "../../cpd/annual-declarations-page.tsx";
import { ProfessionalDevelopmentPage } from "../../cpd/professional-development-page.tsx";
import { ANNUAL_DECLARATION, bindAnnualDeclaration } from "../bindings/annual-declaration.ts";
import { CPD_RECORD } from "../bindings/cpd.ts";
import { CLOCK, CONFIGURATION } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER, LEAVING } from "../bindings/shell.ts";
import { bindSubmissionCopies, SUBMISSION_COPIES } from "../bindings/submission-copies.ts";
import { bindWaivers, WAIVER_DELETION, WAIVERS } from "../bindings/waivers.ts";
import { pageWith } from "../page.tsx";

export const professionalDevelopmentPage = (container: Container): ComponentType =>
  pageWith(container, ProfessionalDevelopmentPage, {
    content: CONTENT,
    customer: CUSTOMER,
    record: CPD_RECORD,
    configuration: CONFIGURATION,
    clock: CLOCK,
  });

export const annualDeclarationsPage = (container: Container): ComponentType => {
  bindAnnualDeclaration(container);
  bindWaivers(container);
  bindSubmissionCopies(container);
  return pageWith(container, AnnualDeclarationsPage, {
    content: CONTENT,
    customer: CUSTOMER,
    record: CPD_RECORD,
    declaration: ANNUAL_DECLARATION,
    waivers: WAIVERS,
    deletion: WAIVER_DELETION,
    copies: SUBMISSION_COPIES,
    leaving: LEAVING,
  });
};
