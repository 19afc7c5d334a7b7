import * as z from "zod/mini";
import type { Call } from "./call.ts";
import { accountDetailsPage } from "../my-details/account/content.ts";
import { annualDeclarations, professionalDevelopment } from "../cpd/content.ts";
import { contentDocument } from "./content.ts";
import { documentsAndDownloads } from "../documents/content.ts";
import { feesAndTransactions } from "../fees/content.ts";
import { applyForMembershipPage } from "../membership/content.ts";
import { helpInformation, pageFramework, pageNotFound } from "../shell/content.ts";
import { communicationPreferencesPage } from "../my-details/consents/content.ts";
import { contactDetailsPage } from "../my-details/contact/content.ts";
import { employmentDetailsPage } from "../my-details/employment/content.ts";
import { landingPage, suspension } from "../customer/content.ts";
import { loginDetailsPage, myDetailsPage } from "../my-details/content.ts";
import { learningSiteTargets, myQualifications } from "../qualifications/content.ts";
import { retirementPage } from "../retirement/content.ts";

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
