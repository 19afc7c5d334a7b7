import type { ServiceIdentifier } from "inversify";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Drafts } from "../../application/flow/drafts.ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { ContentLibrary } from "../../application/ports/content-library.ts";
import type { CpdRegister } from "../../application/ports/cpd-register.ts";
import type { CustomerRecords } from "../../application/ports/customer-records.ts";
import type { FailureReports } from "../../application/ports/failure-reports.ts";
import type { NewIdentifier } from "../../application/ports/identifiers.ts";
import type { Identity } from "../../application/ports/identity.ts";
import type { TabStore } from "../../application/ports/tab-store.ts";
import type { Tracking } from "../../application/ports/tracking.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Failures } from "../../application/shell/failures.ts";
import type { Leaving } from "../../application/shell/leaving.ts";
import type { LoginSuccess } from "../../application/shell/login-success.ts";
import type { Session } from "../../application/shell/session.ts";
import type { Toasts } from "../../application/shell/toasts.ts";
import type { LearningSite } from "../../domain/customer/learning-site.ts";

/** A name in the container that carries the type of what is bound to it, so that a swapped or missing binding does not compile. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name) as ServiceIdentifier<T>;

export const CLOCK = token<Clock>("Clock");
export const NEW_IDENTIFIER = token<NewIdentifier>("NewIdentifier");
export const TAB_STORE = token<TabStore>("TabStore");
export const TRACKING = token<Tracking>("Tracking");
export const IDENTITY = token<Identity>("Identity");
export const FAILURE_REPORTS = token<FailureReports>("FailureReports");
export const CUSTOMER_RECORDS = token<CustomerRecords>("CustomerRecords");
export const CPD_REGISTER = token<CpdRegister>("CpdRegister");
export const CONTENT_LIBRARY = token<ContentLibrary>("ContentLibrary");
export const LEARNING_SITES = token<Readonly<Record<LearningSite, string>>>("LearningSites");

export const FAILURES = token<Failures>("Failures");
export const SESSION = token<Session>("Session");
export const CUSTOMER = token<Customer>("Customer");
export const LOGIN_SUCCESS = token<LoginSuccess>("LoginSuccess");
export const CONTENT = token<ContentPages>("ContentPages");
export const LEAVING = token<Leaving>("Leaving");
export const TOASTS = token<Toasts>("Toasts");
export const DRAFTS = token<Drafts>("Drafts");
export const CPD_RECORD = token<CpdRecord>("CpdRecord");
export const ANNUAL_DECLARATION = token<AnnualDeclarationFlow>("AnnualDeclaration");
