import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { accountDetailsPage } from "./account-details.ts";
import { annualDeclarations } from "./annual-declarations.ts";
import { contentDocument } from "./content-call.ts";
import { documentsAndDownloads } from "./documents-and-downloads.ts";
import { feesAndTransactions } from "./fees-and-transactions.ts";
import { applyForMembershipPage } from "./apply-for-membership.ts";
import { helpInformation } from "./help-information.ts";
import { communicationPreferencesPage } from "./communication-preferences.ts";
import { contactDetailsPage } from "./contact-details.ts";
import { employmentDetailsPage } from "./employment-details.ts";
import { landingPage } from "./landing-page.ts";
import { loginDetailsPage, myDetailsPage } from "./my-details.ts";
import { learningSiteTargets, myQualifications } from "./my-qualifications.ts";
import { pageFramework } from "./page-framework.ts";
import { pageNotFound } from "./page-not-found.ts";
import { suspension } from "./suspension.ts";
import { professionalDevelopment } from "./professional-development.ts";
import { retirementPage } from "./retirement.ts";

/** A content document: its shape, and the placeholders its texts may use. */
export interface Template {
  readonly schema: z.ZodMiniType;
  readonly placeholders: readonly string[];
  /** Names that its links may lead to in place of an address. */
  readonly targets?: readonly string[];
}

const cpdPlaceholders = ["year", "nextDueDate", "remainingDays"];

/** Every content document, by its name on the content service. SHELL-13 */
export const templates = {
  "page-framework": { schema: pageFramework, placeholders: ["telephone"] },
  "landing-page": { schema: landingPage, placeholders: ["firstName", "amount", ...cpdPlaceholders] },
  suspension: { schema: suspension, placeholders: ["endDate", "remainingDays", "telephone"] },
  "page-not-found": { schema: pageNotFound, placeholders: [] },
  "my-qualifications": {
    schema: myQualifications,
    placeholders: ["completed", "total", "qualification"],
    targets: learningSiteTargets,
  },
  "professional-development": { schema: professionalDevelopment, placeholders: cpdPlaceholders },
  "annual-declarations": {
    schema: annualDeclarations,
    placeholders: [...cpdPlaceholders, "reference", "submittedOn", "units"],
  },
  "fees-and-transactions": { schema: feesAndTransactions, placeholders: ["amount", "year", "dueDate", "country"] },
  "documents-and-downloads": { schema: documentsAndDownloads, placeholders: ["expiryDate"] },
  "apply-for-membership": { schema: applyForMembershipPage, placeholders: ["reference", "submittedOn"] },
  retirement: { schema: retirementPage, placeholders: ["reference", "retirementDate", "registeredOn"] },
  "help-information": { schema: helpInformation, placeholders: ["telephone", "country"] },
  "my-details": { schema: myDetailsPage, placeholders: [] },
  "account-details": { schema: accountDetailsPage, placeholders: [] },
  "employment-details": { schema: employmentDetailsPage, placeholders: [] },
  "communication-preferences": { schema: communicationPreferencesPage, placeholders: [] },
  "login-details": { schema: loginDetailsPage, placeholders: [] },
  "contact-details": { schema: contactDetailsPage, placeholders: [] },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;
export type TemplateContent<N extends TemplateName> = z.output<(typeof templates)[N]["schema"]>;

/** The call with every shape that its answer may have. */
export const contentTemplate = {
  ...contentDocument,
  answer: z.union(Object.values(templates).map((template) => template.schema)),
} as const satisfies Call;
