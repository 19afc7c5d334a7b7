import type { AdjustmentStatus } from "../../../domain/cpd/history.ts";
import type { OverviewCode } from "../../../domain/cpd/status.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";
import type { Transaction } from "../../../domain/fees/account.ts";
import { plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { ContactSection } from "../../../domain/my-details/contact.ts";
import type { OxfordBrookes } from "../../../domain/my-details/transfer.ts";
import type { PolicyType } from "../../../domain/qualifications/practical-experience.ts";
import type { RulesOnDay } from "../../../domain/rules/organisation-rules.ts";
import type { Database } from "../platform/storage/storage.ts";

export const trialPassword = "Ledger-2026";

/** A waiver on a seeded CPD record, for a span of days within its year ("03-01"). */
export interface SeededWaiver {
  readonly reasonCode: string;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
  readonly status: AdjustmentStatus;
}

/** One year of a seeded CPD record, counted back from the year of the next declaration. */
export interface SeededYear {
  readonly yearsBefore: number;
  readonly broughtForwardUnits?: number;
  readonly waivers?: readonly SeededWaiver[];
}

/** An activity in a seeded log, some days before the day of seeding. */
export interface SeededActivity {
  readonly daysBefore: number;
  readonly title: string;
  readonly units: number;
  readonly isVerifiable: boolean;
  readonly learnt?: string;
}

/** Due date of a seeded declaration; next 1 January by default. */
export interface SeededCpd {
  readonly code: OverviewCode;
  /** Days from seeding until the due date; negative when overdue. */
  readonly dueInDays?: number;
  readonly history?: readonly SeededYear[];
  /** Activities that fall into the year of seeding. */
  readonly log?: readonly SeededActivity[];
}

/** A seeded suspension: days left of the grace period, or after it. */
export interface SeededSuspension {
  readonly code: string;
  readonly graceDaysLeft?: number;
}

/** Progress, each pair as completed of total. */
export interface SeededQualifications {
  readonly exams: readonly [completed: number, total: number];
  readonly hasConditionalExemptions?: boolean;
  readonly moduleStatus: string;
  /** Months of relevant work, and performance objectives. */
  readonly experience: {
    readonly policyType: PolicyType;
    readonly claimed: number;
    readonly achieved: number;
    readonly required: number;
    readonly objectives: readonly [achieved: number, required: number];
  };
}

/** A charge or payment besides subscriptions, by days before seeding. */
export interface SeededTransaction extends Pick<Transaction, "description" | "amount" | "type" | "status"> {
  readonly daysAgo: number;
}

/** An exam as a docket names it: "10:00 to 13:15". */
export interface SeededExam {
  readonly name: string;
  readonly time: string;
  readonly place: string;
}

/** Document restrictions of a person, and their practising certificates by jurisdiction. */
export interface SeededDocuments {
  readonly goodStandingWarning?: string;
  readonly certificatesWarning?: string;
  readonly practisingIn?: readonly string[];
  /** A student's exam entries by date. */
  readonly entries?: readonly SeededExam[];
}

/** Deviations of a person from the defaults. */
export interface Traits {
  /** Title; "Ms" by default. */
  readonly title?: string;
  readonly portalExperience?: string;
  readonly status?: string;
  readonly nationality?: string;
  readonly countryOfResidence?: string;
  /** The language on record; none by default. */
  readonly language?: string;
  readonly onlineCountry?: boolean;
  readonly isFellow?: boolean;
  readonly isRetired?: boolean;
  readonly isClosed?: boolean;
  readonly eligibleForMembership?: boolean;
  readonly pathway?: string;
  readonly suspension?: SeededSuspension;
  /** Amount owed, in pence. */
  readonly balance?: number;
  readonly notifications?: readonly string[];
  /** Days since an application was sent; 10 by default. */
  readonly daysSinceApplied?: number;
  /** What an application on hold still needs, and the days left. */
  readonly applicationRequest?: { readonly wanted: string; readonly dueInDays: number };
  readonly cpd?: SeededCpd;
  /** Deviations from the defaults of the customer type. */
  readonly qualifications?: Partial<SeededQualifications>;
  readonly transactions?: readonly SeededTransaction[];
  readonly documents?: SeededDocuments;
  /** Neither an email address nor a mobile number is on record. CONS-03, CONS-04 */
  readonly isUnreachable?: boolean;
  /** Sections of the contact details that are read-only. CONT-01 */
  readonly readOnlyContact?: readonly ContactSection[];
  /** Has no business address, so company name and job title are read-only. EMPL-02 */
  readonly hasNoBusinessAddress?: boolean;
  /** Criteria by which a fellow may retire. ACCT-06 */
  readonly retirementCriteria?: string;
  readonly memberQualifications?: readonly { readonly code: string; readonly codeDescription: string }[];
  readonly oxfordBrookes?: OxfordBrookes;
  /** Common names of the groups on the sign-in profile. */
  readonly groups?: readonly string[];
}

/** A made-up person with defaults applied. */
export interface SeededPerson {
  readonly customerId: string;
  readonly firstName: string;
  readonly surname: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly type: UserType;
  readonly traits: Traits;
}

/** A date so many years ago, which differs between people. */
export const yearsAgo = (
  { customerId }: Pick<SeededPerson, "customerId">,
  count: number,
  today: CalendarDate,
): CalendarDate => plusDays(today, -Math.round(count * 365.25) - (Number(customerId) % 300));

/** When a person registered as a student. */
export const registrationDateOf = (person: SeededPerson, today: CalendarDate): CalendarDate =>
  yearsAgo(person, person.type === "member" ? 22 : 3, today);

/** When a person passed all exams; undefined before that, and for firms. */
export const graduationDateOf = (person: SeededPerson, today: CalendarDate): CalendarDate | undefined => {
  if (person.type === "student" || person.type === "firm") return undefined;
  return yearsAgo(person, person.type === "member" ? 19 : 1, today);
};

/** When a member became one. */
export const membershipDateOf = (person: SeededPerson, today: CalendarDate): CalendarDate | undefined =>
  person.type === "member" ? yearsAgo(person, 17, today) : undefined;

/** A person to store, and the date and rules of the seeding. */
export interface Seeding extends RulesOnDay {
  readonly database: Database;
  readonly person: SeededPerson;
  /** Hash of the shared password. */
  readonly passwordHash: string;
}
