import type { Deadline, DeadlineRecord } from "../../domain/calendar/deadlines.ts";
import type { Declaration } from "../../domain/cpd/declaration.ts";
import type { AnnualDeclaration } from "../../domain/cpd/history.ts";
import type { CpdOverview, SubmissionStatus } from "../../domain/cpd/status.ts";
import type { WaiverOutcome, WaiverRequest } from "../../domain/cpd/waiver.ts";
import type { Profile } from "../../domain/customer/profile.ts";
import type { CertificateReference } from "../../domain/documents/certificates.ts";
import type { Documents } from "../../domain/documents/key-resources.ts";
import type { FeesStatement } from "../../domain/fees/account.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../domain/kernel/money.ts";
import type { ApplicationStanding } from "../../domain/membership/application-standing.ts";
import type { MembershipApplication } from "../../domain/membership/payload.ts";
import type { Progress } from "../../domain/qualifications/progress.ts";
import type { Retirement } from "../../domain/retirement/register.ts";
import type { Bytes } from "./browser.ts";
import type { CallFailure, Result } from "./result.ts";

/** What other systems are handed when the person goes on to them. Never logged, tracked or reported. */
export interface HandOffIds {
  readonly sessionId: string;
  readonly encryptId: string;
}

/** The institute's records of the customer who signed in. */
export interface CustomerRecords {
  profile(): Promise<Profile>;
  balance(): Promise<Result<Pence, CallFailure>>;
  notifications(): Promise<Result<readonly string[], CallFailure>>;
  /** Opens the session by which other systems know the customer. SIGN-12 */
  openSession(): Promise<Result<undefined, CallFailure>>;
  /** The ids of the open session. SIGN-12 */
  handOffIds(): Promise<Result<HandOffIds, CallFailure>>;
}

/** A declaration as the institute took it on record. */
export interface SubmittedDeclaration {
  readonly reference: string;
  readonly year: number;
  readonly status: SubmissionStatus;
  readonly submittedOn: CalendarDate;
}

/** The institute's record of professional development. */
export interface CpdRegister {
  overview(): Promise<Result<CpdOverview, CallFailure>>;
  history(): Promise<Result<readonly AnnualDeclaration[], CallFailure>>;
}

/** Where the institute takes annual declarations. */
export interface DeclarationRegister {
  /** Submits once for each key, however often it is called. CPD-08 */
  declare(declaration: Declaration, key: string): Promise<Result<SubmittedDeclaration, CallFailure>>;
}

/** Where the institute takes requests for waivers, and takes them back. */
export interface WaiverRegister {
  /** Asks once for each key, however often it is called. WAIV-02 */
  requestWaiver(request: WaiverRequest, key: string): Promise<Result<WaiverOutcome, CallFailure>>;
  deleteWaiver(waiverId: string): Promise<Result<undefined, CallFailure>>;
}

/** The institute's records of qualifications under way. */
export interface QualificationRecords {
  progress(): Promise<Result<Progress, CallFailure>>;
}

/** The institute's fees office. */
export interface FeesLedger {
  statement(): Promise<Result<FeesStatement, CallFailure>>;
  /** The receipt of a payment as a PDF, all of it. FEES-03 */
  receipt(reference: string): Promise<Result<Bytes, CallFailure>>;
}

/** The institute's archive of certificates and letters. DOCS-01 */
export interface DocumentArchive {
  documents(customerType: string): Promise<Documents>;
  /** A document as a PDF, all of it. DOCS-06 */
  certificate(document: CertificateReference): Promise<Result<Bytes, CallFailure>>;
}

/** What the institute has on record of everything that was submitted to it. */
export interface SubmissionArchive {
  /** A copy of what was submitted under a reference as a PDF, all of it. */
  copy(reference: string): Promise<Result<Bytes, CallFailure>>;
}

/** What the institute asks by a day, for calendars. TASK-03 */
export interface DeadlineFeed {
  deadlines(): Promise<DeadlineRecord>;
  /** One of them as an iCalendar file. */
  file(deadline: Deadline): Promise<Result<Bytes, CallFailure>>;
  /** The new private address of all of them, in the place of the one before. */
  newAddress(): Promise<Result<string, CallFailure>>;
  withdrawAddress(): Promise<Result<undefined, CallFailure>>;
}

/** An application for membership as the institute took it on record. */
export interface SubmittedApplication {
  readonly reference: string;
  readonly submittedOn: CalendarDate;
}

/** The institute's register of members. */
export interface MembershipRegister {
  /** The application that was made; undefined where none was. MEMB-02 */
  application(): Promise<Result<ApplicationStanding | undefined, CallFailure>>;
  /** Applies once for each key, however often it is called. MEMB-08 */
  apply(application: MembershipApplication, key: string): Promise<Result<SubmittedApplication, CallFailure>>;
}

/** An entry in the register of retired members. */
export interface RegisteredRetirement {
  readonly reference: string;
  readonly retirementDate: CalendarDate;
  readonly registeredOn: CalendarDate;
}

/** The institute's register of retired members. */
export interface RetiredRegister {
  /** Retires once for each key, however often it is called. RETR-05 */
  retire(retirement: Retirement, key: string): Promise<Result<RegisteredRetirement, CallFailure>>;
}
