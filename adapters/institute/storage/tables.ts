import type { OverviewCode } from "../../../domain/cpd/status.ts";
import type { AdjustmentStatus } from "../../../domain/cpd/history.ts";
import type { SubmissionStatus, SubmittedRoute } from "../../../domain/cpd/declaration.ts";
import type { PolicyType } from "../../../domain/qualifications/practical-experience.ts";
import type { CertificateReference } from "../../../domain/documents/certificates.ts";
import type { ResourceKey } from "../../../domain/documents/key-resources.ts";
import type { Subscription, Transaction } from "../../../domain/fees/account.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

/**
 * The tables, alike on both databases: days are yyyy-MM-dd text, instants are milliseconds, yes and
 * no are 1 and 0, JSON is text. Nothing is left to a driver's own idea of a date or a boolean.
 */
export interface Tables {
  customers: CustomerRow;
  notifications: { customerId: string; position: number; code: string };
  cpdOverviews: { customerId: string; code: OverviewCode; year: number; nextDueDate: CalendarDate };
  cpdYears: { customerId: string; year: number; status: string; broughtForwardUnits: number };
  cpdAdjustments: AdjustmentRow;
  cpdDeclarations: DeclarationRow;
  qualifications: QualificationRow;
  subscriptions: Subscription & { customerId: string };
  transactions: TransactionRow;
  keyResources: KeyResourceRow;
  practisingCertificates: PractisingCertificateRow;
  tickets: { digest: string; expiresAt: number };
  membershipApplications: MembershipApplicationRow;
  retirements: RetirementRow;
  sessions: { sessionId: string; customerId: string; openedAt: number };
  secrets: { name: string; value: string };
  providerRecords: ProviderRecordRow;
  personalRecords: PersonalRecordRow;
  emailAddresses: { customerId: string; address: string };
  auditEntries: AuditEntryRow;
}

export type Flag = 0 | 1;

export const flag = (value: boolean): Flag => (value ? 1 : 0);

/** Who a customer is, what decides which portal they see, and how they sign in. */
export interface CustomerRow {
  customerId: string;
  email: string;
  passwordHash: string;
  /** A JSON list of group entries, as the sign-in profile carries them. SIGN-09 */
  groups: string;
  isClosed: Flag;
  firstName: string;
  surname: string;
  initials: string;
  customerType: string;
  portalExperience: string | null;
  status: string;
  nationality: string | null;
  countryOfResidence: string | null;
  onlineCountry: Flag;
  isRetired: Flag;
  isFellow: Flag;
  eligibleForMembership: Flag;
  pathway: string | null;
  pathwayDescription: string | null;
  membershipDate: CalendarDate | null;
  perSupervisor: Flag;
  suspensionCode: string | null;
  isSuspensionGracePeriod: Flag;
  suspensionGraceEnds: CalendarDate | null;
  balance: number;
  latestSessionId: string | null;
}

interface AdjustmentRow {
  adjustmentId: string;
  customerId: string;
  year: number;
  type: string;
  reason: string;
  units: number;
  status: AdjustmentStatus;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  reasonCode: string | null;
  /** The key a member's request came under; what the institute adjusts of its own has none. */
  idempotencyKey: string | null;
}

interface DeclarationRow {
  reference: string;
  customerId: string;
  year: number;
  isRequirementsMet: Flag;
  route: SubmittedRoute;
  isEngagementPartner: Flag;
  status: SubmissionStatus;
  submittedOn: CalendarDate;
  submittedAt: number;
  idempotencyKey: string;
  /** What was asked for under the key, to tell a repeat from a key used twice. */
  bodyDigest: string;
}

export interface QualificationRow {
  customerId: string;
  examsTotal: number;
  examsCompleted: number;
  hasConditionalExemptions: Flag;
  moduleStatus: string | null;
  policyType: PolicyType;
  unitOfMeasurement: string;
  experienceRequired: number;
  experienceClaimed: number;
  experienceAchieved: number;
  objectivesRequired: number;
  objectivesAchieved: number;
}

interface MembershipApplicationRow {
  reference: string;
  customerId: string;
  /** What was applied with, as JSON. */
  application: string;
  submittedOn: CalendarDate;
  submittedAt: number;
  idempotencyKey: string;
  bodyDigest: string;
}

interface RetirementRow {
  reference: string;
  customerId: string;
  retirementDate: CalendarDate;
  registeredOn: CalendarDate;
  registeredAt: number;
  idempotencyKey: string;
  bodyDigest: string;
}

interface ProviderRecordRow {
  kind: string;
  recordId: string;
  payload: string;
  grantId: string | null;
  userCode: string | null;
  uid: string | null;
  expiresAt: number | null;
}

export type TransactionRow = Omit<Transaction, "receiptAvailable"> & { customerId: string; receiptAvailable: Flag };

/** A document that a customer may have, and what stands on it. */
export interface KeyResourceRow extends CertificateReference {
  customerId: string;
  key: ResourceKey;
  eligible: Flag;
  warning: string | null;
  /** The day it attests: of admission, of issue, or of the exam. */
  issuedOn: CalendarDate;
  /** What else stands on it: a JSON list of lines. */
  particulars: string;
}

export interface PractisingCertificateRow extends CertificateReference {
  customerId: string;
  certificateName: string;
  jurisdictionDescription: string;
  issuedOn: CalendarDate;
  expiresOn: CalendarDate;
}

/** One kind of record of one customer, such as contact details; a change counts its version up. */
interface PersonalRecordRow {
  customerId: string;
  kind: string;
  details: string;
  version: number;
}

/** That a value was changed: by whom, when, and the hashes of what it was and is. */
interface AuditEntryRow {
  entryId: string;
  customerId: string;
  changedBy: string;
  changedAt: number;
  kind: string;
  field: string;
  oldHash: string | null;
  newHash: string | null;
}
