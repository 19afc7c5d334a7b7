import { httpDeclarationRegister } from "../../../adapters/cpd/declarations/http.ts";
import { httpWaiverRegister } from "../../../adapters/cpd/waivers/http.ts";
import { annualDeclaration } from "../../../application/cpd/annual-declaration.ts";
import { WaiverDeletion } from "../../../application/cpd/waiver-deletion.ts";
import { Waivers } from "../../../application/cpd/waivers.ts";
import { AnnualDeclarationsPage } from "../../cpd/annual-declarations-page.tsx";
import { ProfessionalDevelopmentPage } from "../../cpd/professional-development-page.tsx";
import { PARTS, SUBMISSION_COPIES } from "../bindings/deferred.ts";
import { CPD_RECORD } from "../bindings/landing.ts";
import { API, CLOCK, CONFIGURATION } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER, NAVIGATION_GUARD, TRACK } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";
import { service, serviceOf } from "../service.ts";

// The declaration flow, asking for waivers and deleting them, which load with their page.
const DECLARATION_REGISTER = service("DeclarationRegister", httpDeclarationRegister, [API]);
const WAIVER_REGISTER = service("WaiverRegister", httpWaiverRegister, [API]);
const ANNUAL_DECLARATION = service("AnnualDeclaration", annualDeclaration, [DECLARATION_REGISTER, CPD_RECORD, PARTS]);
const WAIVERS = serviceOf("Waivers", Waivers, [WAIVER_REGISTER, CPD_RECORD, PARTS]);
const WAIVER_DELETION = serviceOf("WaiverDeletion", WaiverDeletion, [WAIVER_REGISTER, CPD_RECORD, TRACK]);

export const pages = {
  "/professional-development": pageWith(ProfessionalDevelopmentPage, {
    content: CONTENT,
    customer: CUSTOMER,
    record: CPD_RECORD,
    configuration: CONFIGURATION,
    clock: CLOCK,
  }),
  "/professional-development/annual-declarations": pageWith(AnnualDeclarationsPage, {
    content: CONTENT,
    customer: CUSTOMER,
    record: CPD_RECORD,
    declaration: ANNUAL_DECLARATION,
    waivers: WAIVERS,
    deletion: WAIVER_DELETION,
    copies: SUBMISSION_COPIES,
    navigationGuard: NAVIGATION_GUARD,
  }),
};
