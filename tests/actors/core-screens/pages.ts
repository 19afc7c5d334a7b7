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
  "/help": help,
};
