import * as z from "zod/mini";
import type { Call } from "./call.ts";
import { accountDetailsPage } from "../my-details/account/content.ts";
import { annualDeclarations, professionalDevelopment } from "../cpd/content.ts";
import { contentDocument } from "./content.ts";
import { documentsAndDownloads } from "../documents/content.ts";
import { feesAndTransactions } from "../fees/content.ts";
import { applyForMembershipPage } from "../membership/content.ts";
import { pageFramework } from "../shell/content.ts";
import { helpInformation, pageNotFound } from "../shell/help/content.ts";
import { communicationPreferencesPage } from "../my-details/consents/content.ts";
import { contactDetailsPage } from "../my-details/contact/content.ts";
import { employmentDetailsPage } from "../my-details/employment/content.ts";
import { landingPage } from "../customer/content.ts";
import { suspension } from "../customer/suspension/content.ts";
import { loginDetailsPage, myDetailsPage } from "../my-details/content.ts";
import { learningSiteTargets, myQualifications } from "../qualifications/content.ts";
import { retirementPage } from "../retirement/content.ts";

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
