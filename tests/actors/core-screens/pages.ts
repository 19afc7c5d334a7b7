import type { Container } from "inversify";
import type { Route } from "../../../domain/customer/routes.ts";
import type { CorePage } from "../screen.ts";
import { annualDeclarations } from "./annual-declarations.ts";
import { dashboard } from "./dashboard.ts";
import { documentsAndDownloads } from "./documents.ts";
import { feesAndTransactions } from "./fees.ts";
import { help } from "./help.ts";
import { applyForMembership } from "./membership.ts";
import { myQualifications } from "./my-qualifications.ts";
import {
  accountDetails,
  communicationPreferences,
  contactDetails,
  employmentDetails,
  loginDetails,
  myDetails,
} from "./my-details.ts";
import { professionalDevelopment } from "./professional-development.ts";
import { retirement } from "./retirement.ts";

/** Every page that can be opened at core level. */
export const corePages: Readonly<Partial<Record<Route, (container: Container) => CorePage>>> = {
  "/": dashboard,
  "/professional-development": professionalDevelopment,
  "/professional-development/annual-declarations": annualDeclarations,
  "/fees-and-transactions": feesAndTransactions,
  "/documents-and-downloads": documentsAndDownloads,
  "/apply-for-membership": applyForMembership,
  "/retirement": retirement,
  "/my-qualifications": myQualifications,
  "/my-details": myDetails,
  "/my-details/contact-details": contactDetails,
  "/my-details/account-details": accountDetails,
  "/my-details/communication-preferences": communicationPreferences,
  "/my-details/employment-details": employmentDetails,
  "/my-details/login-details": loginDetails,
  "/help": help,
};
