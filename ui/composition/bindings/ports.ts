import type { Clock } from "../../../application/ports/clock.ts";
import type { ContentLibrary } from "../../../application/ports/content-library.ts";
import type { CpdRegister } from "../../../application/ports/cpd-register.ts";
import type { CustomerRecords } from "../../../application/ports/customer-records.ts";
import type { FailureReports } from "../../../application/ports/failure-reports.ts";
import type { NewIdentifier } from "../../../application/ports/identifiers.ts";
import type { Identity } from "../../../application/ports/identity.ts";
import type { Lookups } from "../../../application/ports/lookups.ts";
import type { QualificationRecords } from "../../../application/ports/qualification-records.ts";
import type { TabStore } from "../../../application/ports/tab-store.ts";
import type { Tracking } from "../../../application/ports/tracking.ts";
import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { token } from "../token.ts";

// The outside world, as the services know it. A browser and a test bind other things to the same names.
export const CLOCK = token<Clock>("Clock");
export const NEW_IDENTIFIER = token<NewIdentifier>("NewIdentifier");
export const TAB_STORE = token<TabStore>("TabStore");
export const TRACKING = token<Tracking>("Tracking");
export const IDENTITY = token<Identity>("Identity");
export const FAILURE_REPORTS = token<FailureReports>("FailureReports");
export const CUSTOMER_RECORDS = token<CustomerRecords>("CustomerRecords");
export const CPD_REGISTER = token<CpdRegister>("CpdRegister");
export const LOOKUPS = token<Lookups>("Lookups");
export const QUALIFICATION_RECORDS = token<QualificationRecords>("QualificationRecords");
export const CONTENT_LIBRARY = token<ContentLibrary>("ContentLibrary");
export const CONFIGURATION = token<PortalConfiguration>("PortalConfiguration");
