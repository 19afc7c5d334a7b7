import type { Deadline, DeadlineRecord } from "../../domain/calendar/deadlines.ts";
import type { SentActivity } from "../../domain/cpd/activity.ts";
import type { Declaration } from "../../domain/cpd/declaration.ts";
import type { AnnualDeclaration } from "../../domain/cpd/history.ts";
import type { LoggedYear } from "../../domain/cpd/log.ts";
import type { CpdOverview, SubmissionStatus } from "../../domain/cpd/status.ts";
import type { WaiverOutcome, WaiverRequest } from "../../domain/cpd/waiver.ts";
import type { Notifications } from "../../domain/customer/notifications.ts";
import type { Profile } from "../../domain/customer/profile.ts";
import type { CertificateReference } from "../../domain/documents/certificates.ts";
import type { Documents } from "../../domain/documents/key-resources.ts";
import type { StandingLink } from "../../domain/documents/standing-link.ts";
import type { ListedDocument } from "../../domain/documents/verification.ts";
import type { FeesStatement } from "../../domain/fees/account.ts";
import type { InvoiceAddressee } from "../../domain/fees/invoice.ts";
import type { OnlinePayment, PaymentChoice } from "../../domain/fees/paying.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../domain/kernel/money.ts";
import type { ApplicationStanding } from "../../domain/membership/application-standing.ts";
import type { MembershipApplication } from "../../domain/membership/payload.ts";
import type { Progress } from "../../domain/qualifications/progress.ts";
import type { Retirement } from "../../domain/retirement/register.ts";
import type { AnswerToRequest } from "../../domain/submissions/answer.ts";
import type { RequestThread } from "../../domain/submissions/thread.ts";
import type { Bytes } from "./browser.ts";
import type { CallFailure, Result } from "./result.ts";

/** Identifiers passed to other systems in a hand-off. Must never be logged, tracked or reported. */
export interface HandOffIds {
  readonly sessionId: string;
  readonly encryptId: string;
}

/** The signed-in customer's records. */
export interface CustomerRecords {
  profile(): Promise<Profile>;
  balance(): Promise<Result<Pence, CallFailure>>;
  notifications(): Promise<Result<Notifications, CallFailure>>;
  /** Keeps the language that the customer chose. LANG-03 */
  chooseLanguage(language: string): Promise<Result<undefined, CallFailure>>;
  /** Opens the customer's session for other systems. SIGN-12 */
  openSession(): Promise<Result<undefined, CallFailure>>;
  /** The identifiers of the open session. SIGN-12 */
  handOffIds(): Promise<Result<HandOffIds, CallFailure>>;
}

/** The receipt of something that was taken, as far as the organisation says it. */
type Receipt<Said> = { readonly [Field in keyof Said]?: Said[Field] | undefined };

/** The receipt of a declaration. */
export type SubmittedDeclaration = Receipt<{
  reference: string;
  year: number;
  status: SubmissionStatus;
  submittedOn: CalendarDate;
}>;

/** Fetches the member's CPD record as a PDF. TRAN-02 */
export type CpdRecordFile = () => Promise<Result<Bytes, CallFailure>>;

/** The CPD records. */
export interface CpdRegister {
  overview(): Promise<Result<CpdOverview, CallFailure>>;
  history(): Promise<Result<readonly AnnualDeclaration[], CallFailure>>;
  /** The member's log by CPD year, latest first. LOG-01 */
  log(): Promise<Result<readonly LoggedYear[], CallFailure>>;
}

/** Receives activities for the member's log. LOG-01 */
export interface ActivityRegister {
  /** Logs an activity; executed at most once per idempotency key. */
  logActivity(entry: SentActivity, key: string): Promise<Result<unknown, CallFailure>>;
  /** Replaces an activity unless it has another version by now, where one is given. */
  changeActivity(
    activityId: string,
    entry: SentActivity,
    version: string | undefined,
  ): Promise<Result<unknown, CallFailure>>;
  removeActivity(activityId: string): Promise<Result<unknown, CallFailure>>;
}

/** Receives annual declarations. */
export interface DeclarationRegister {
  /** Submits a declaration; executed at most once per idempotency key. CPD-08 */
  declare(declaration: Declaration, key: string): Promise<Result<SubmittedDeclaration, CallFailure>>;
}

/** Receives and deletes waiver requests. */
export interface WaiverRegister {
  /** Requests a waiver; executed at most once per idempotency key. WAIV-02 */
  requestWaiver(request: WaiverRequest, key: string): Promise<Result<WaiverOutcome, CallFailure>>;
  deleteWaiver(waiverId: string): Promise<Result<undefined, CallFailure>>;
}

/** Progress towards qualifications. */
export interface QualificationRecords {
  progress(): Promise<Result<Progress, CallFailure>>;
}

/** Fees and payments. */
export interface FeesRecords {
  statement(): Promise<Result<FeesStatement, CallFailure>>;
  /** Fetches a charge's invoice as a complete PDF. FEES-03 */
  invoice(reference: string, addressee: InvoiceAddressee): Promise<Result<Bytes, CallFailure>>;
  /** Fetches a payment's receipt as a complete PDF. FEES-03 */
  receipt(reference: string): Promise<Result<Bytes, CallFailure>>;
}

/** A begun payment, and the provider's page where it is made. */
export interface ReadyPayment {
  readonly reference: string;
  readonly address: string;
}

/** Payments on the pages of a payment provider. DATE-04, CASH-02 */
export interface PaymentDesk {
  /** Begins a payment of the oldest charges up to one; the same again leads to the same payment. */
  begin(chosen: Pick<PaymentChoice, "upTo" | "amount">): Promise<Result<ReadyPayment, CallFailure>>;
  /** Reads the outcome of a payment. */
  payment(reference: string): Promise<Result<OnlinePayment, CallFailure>>;
}

/** Certificates and letters. DOCS-01 */
export interface DocumentArchive {
  documents(customerType: string): Promise<Documents>;
  /** Documents issued so far, as shown to third parties. VERI-02 */
  issued(): Promise<Result<readonly ListedDocument[], CallFailure>>;
  /** Fetches the membership credential as a signed token. VERI-04 */
  credential(): Promise<Result<Bytes, CallFailure>>;
  /** Fetches a document as a complete PDF. DOCS-06 */
  certificate(document: CertificateReference): Promise<Result<Bytes, CallFailure>>;
}

/** The calls that change an address of the customer's own. TASK-03, VERI-02 */
export interface AddressCalls {
  /** Creates an address; the previous one stops working. */
  newAddress(): Promise<Result<string, CallFailure>>;
  withdrawAddress(): Promise<Result<undefined, CallFailure>>;
}

/** The page that shows others today's standing. VERI-02 */
export interface StandingLinks extends AddressCalls {
  link(): Promise<Result<StandingLink, CallFailure>>;
}

/** Copies of the customer's submissions. */
export interface SubmissionArchive {
  /** Fetches the copy of a submission by reference, as a complete PDF. */
  copy(reference: string): Promise<Result<Bytes, CallFailure>>;
}

/** Deadlines for calendars. TASK-03 */
export interface DeadlineFeed extends AddressCalls {
  deadlines(): Promise<DeadlineRecord>;
  /** Fetches a deadline as an iCalendar file. */
  file(deadline: Deadline): Promise<Result<Bytes, CallFailure>>;
}

/** The receipt of an application for membership. */
export type SubmittedApplication = Receipt<{ reference: string; submittedOn: CalendarDate }>;

/** The register of members. */
export interface MembershipRegister {
  /** The submitted application; undefined when there is none. MEMB-02 */
  application(): Promise<Result<ApplicationStanding | undefined, CallFailure>>;
  /** Submits an application; executed at most once per idempotency key. MEMB-08 */
  apply(application: MembershipApplication, key: string): Promise<Result<SubmittedApplication, CallFailure>>;
}

/** The receipt of an answer. */
export type AnsweredRequest = Receipt<{ reference: string; answeredOn: CalendarDate }>;

/** Requests of the organisation about submissions. */
export interface RequestRegister {
  /** Open requests first, by their day. LOG-04 */
  threads(): Promise<Result<readonly RequestThread[], CallFailure>>;
  /** Answers a request; executed at most once per idempotency key. LOG-04 */
  answer(reference: string, answer: AnswerToRequest, key: string): Promise<Result<AnsweredRequest, CallFailure>>;
}

/** The receipt of an entry in the register of retired members. */
export type RegisteredRetirement = Receipt<{
  reference: string;
  retirementDate: CalendarDate;
  registeredOn: CalendarDate;
}>;

/** The register of retired members. */
export interface RetiredRegister {
  /** Registers a retirement; executed at most once per idempotency key. RETR-05 */
  retire(retirement: Retirement, key: string): Promise<Result<RegisteredRetirement, CallFailure>>;
}
