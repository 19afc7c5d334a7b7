import { calendar } from "../calendar/content.ts";
import { annualDeclarations, professionalDevelopment } from "../cpd/content.ts";
import { cpdLog } from "../cpd/log-content.ts";
import { landingPage } from "../customer/content.ts";
import { suspension } from "../customer/suspension-text.ts";
import { documentsAndDownloads } from "../documents/content.ts";
import { feesAndTransactions } from "../fees/content.ts";
import { paid, pay } from "../fees/paying-content.ts";
import type { ContentOf, Shape } from "../kernel/content.ts";
import { applyForMembership } from "../membership/content.ts";
import {
  accountDetails,
  communicationPreferences,
  contactDetails,
  employmentDetails,
  loginDetails,
  myDetails,
  securityAndActivity,
} from "../my-details/content.ts";
import { myQualifications } from "../qualifications/content.ts";
import { retirement } from "../retirement/content.ts";
import { requests } from "../submissions/content.ts";
import { pageFramework } from "./content.ts";
import { helpInformation, pageNotFound } from "./help-content.ts";

/** The shape of each content document, by its name in the content service. SHELL-13 */
export const contentDocuments = {
  "page-framework": pageFramework,
  "landing-page": landingPage,
  suspension,
  "page-not-found": pageNotFound,
  "my-qualifications": myQualifications,
  "professional-development": professionalDevelopment,
  "annual-declarations": annualDeclarations,
  "cpd-log": cpdLog,
  "fees-and-transactions": feesAndTransactions,
  pay,
  paid,
  "documents-and-downloads": documentsAndDownloads,
  "apply-for-membership": applyForMembership,
  retirement,
  requests,
  calendar,
  "help-information": helpInformation,
  "my-details": myDetails,
  "account-details": accountDetails,
  "employment-details": employmentDetails,
  "communication-preferences": communicationPreferences,
  "login-details": loginDetails,
  "security-and-activity": securityAndActivity,
  "contact-details": contactDetails,
} as const satisfies Record<string, Shape>;

export type ContentName = keyof typeof contentDocuments;

export type ContentDocument<Name extends ContentName> = ContentOf<(typeof contentDocuments)[Name]>;
