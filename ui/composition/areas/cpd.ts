import type { Container } from "inversify";
import { httpDeclarationRegister } from "../../../adapters/cpd/declarations/http.ts";
import { httpWaiverRegister } from "../../../adapters/cpd/waivers/http.ts";
import { annualDeclaration, type AnnualDeclarationFlow } from "../../../application/cpd/annual-declaration.ts";
import { WaiverDeletion } from "../../../application/cpd/waiver-deletion.ts";
import { Waivers } from "../../../application/cpd/waivers.ts";
import type { DeclarationRegister, WaiverRegister } from "../../../application/ports/cpd-register.ts";
import { AnnualDeclarationsPage } from "../../cpd/annual-declarations-page.tsx";
import { ProfessionalDevelopmentPage } from "../../cpd/professional-development-page.tsx";
import { bindDeferred } from "../bindings/deferred.ts";
import { CPD_RECORD } from "../bindings/cpd.ts";
import { bindDrafts, DRAFTS } from "../bindings/drafts.ts";
import { API, CLOCK, CONFIGURATION, NEW_IDENTIFIER } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER, NAVIGATION_GUARD, TOASTS, TRACK } from "../bindings/shell.ts";
import { bindSubmissionCopies, SUBMISSION_COPIES } from "../bindings/submission-copies.ts";
import { bindClass, bindSingleton } from "../bind-singleton.ts";
import { pageWith } from "../page.tsx";
import { token } from "../token.ts";

const DECLARATION_REGISTER = token<DeclarationRegister>("DeclarationRegister");
const WAIVER_REGISTER = token<WaiverRegister>("WaiverRegister");
const ANNUAL_DECLARATION = token<AnnualDeclarationFlow>("AnnualDeclaration");
const WAIVERS = token<Waivers>("Waivers");
const WAIVER_DELETION = token<WaiverDeletion>("WaiverDeletion");

/** The declaration flow, asking for waivers and deleting them, which load with their page. */
const bindDeclarations = (container: Container): void => {
  bindDeferred(container);
  bindDrafts(container);
  bindSingleton(container, DECLARATION_REGISTER, httpDeclarationRegister, [API]);
  bindSingleton(container, WAIVER_REGISTER, httpWaiverRegister, [API]);
  bindSingleton(container, ANNUAL_DECLARATION, annualDeclaration, [DECLARATION_REGISTER, CPD_RECORD, CUSTOMER, DRAFTS, TOASTS, NEW_IDENTIFIER, TRACK]);
  bindClass(container, WAIVERS, Waivers, [WAIVER_REGISTER, CPD_RECORD, DRAFTS, CLOCK, NEW_IDENTIFIER, TRACK]);
  bindClass(container, WAIVER_DELETION, WaiverDeletion, [WAIVER_REGISTER, CPD_RECORD, TRACK]);
};

export const professionalDevelopmentPage = pageWith(ProfessionalDevelopmentPage, {
  content: CONTENT,
  customer: CUSTOMER,
  record: CPD_RECORD,
  configuration: CONFIGURATION,
  clock: CLOCK,
});

export const annualDeclarationsPage = pageWith(
  AnnualDeclarationsPage,
  {
    content: CONTENT,
    customer: CUSTOMER,
    record: CPD_RECORD,
    declaration: ANNUAL_DECLARATION,
    waivers: WAIVERS,
    deletion: WAIVER_DELETION,
    copies: SUBMISSION_COPIES,
    navigationGuard: NAVIGATION_GUARD,
  },
  bindDeclarations,
  bindSubmissionCopies,
);
