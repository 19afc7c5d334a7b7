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

/** A content document: its shape, each text of which says what placeholders it may hold. */
export interface Template {
  readonly schema: z.ZodMiniType;
  /** Names that its links may lead to in place of an address. */
  readonly targets?: readonly string[];
}

/** Every content document, by its name on the content service. SHELL-13 */
export const templates = {
  "page-framework": { schema: pageFramework },
  "landing-page": { schema: landingPage },
  suspension: { schema: suspension },
  "page-not-found": { schema: pageNotFound },
  "my-qualifications": { schema: myQualifications, targets: learningSiteTargets },
  "professional-development": { schema: professionalDevelopment },
  "annual-declarations": { schema: annualDeclarations },
  "fees-and-transactions": { schema: feesAndTransactions },
  "documents-and-downloads": { schema: documentsAndDownloads },
  "apply-for-membership": { schema: applyForMembershipPage },
  retirement: { schema: retirementPage },
  "help-information": { schema: helpInformation },
  "my-details": { schema: myDetailsPage },
  "account-details": { schema: accountDetailsPage },
  "employment-details": { schema: employmentDetailsPage },
  "communication-preferences": { schema: communicationPreferencesPage },
  "login-details": { schema: loginDetailsPage },
  "contact-details": { schema: contactDetailsPage },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;
export type TemplateContent<N extends TemplateName> = z.output<(typeof templates)[N]["schema"]>;

/** The call with every shape that its answer may have. */
export const contentTemplate = {
  ...contentDocument,
  answer: z.union(Object.values(templates).map((template) => template.schema)),
} as const satisfies Call;
