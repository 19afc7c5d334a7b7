import type { AdjustmentStatus } from "../../../domain/cpd/history.ts";
import type { OverviewCode } from "../../../domain/cpd/status.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";
import type { Transaction } from "../../../domain/fees/account.ts";
import { plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { ContactSection } from "../../../domain/my-details/contact.ts";
import type { OxfordBrookes } from "../../../domain/my-details/transfer.ts";
import type { PolicyType } from "../../../domain/qualifications/practical-experience.ts";
import type { RulesOnDay } from "../../../domain/rules/organisation-rules.ts";
import type { Database } from "../storage/storage.ts";

export const trialPassword = "Ledger-2026";

/** A waiver on a seeded CPD record, for a span of days within its year ("03-01"). */
export interface SeededWaiver {
  readonly reasonCode: string;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
  readonly status: AdjustmentStatus;
}

/** One year of a seeded CPD record, by how many years it lies before the year that is next to be declared. */
export interface SeededYear {
  readonly yearsBefore: number;
  readonly broughtForwardUnits?: number;
  readonly waivers?: readonly SeededWaiver[];
}

/** Where a seeded declaration stands; without a day it is due next 1 January. */
export interface SeededCpd {
  readonly code: OverviewCode;
  /** Days from the day of seeding until it is due; negative is in the past. */
  readonly dueInDays?: number;
  readonly history?: readonly SeededYear[];
}

/** A suspension as it is seeded: in the grace period with so many days left, or after it. */
export interface SeededSuspension {
  readonly code: string;
  readonly graceDaysLeft?: number;
}

/** How far someone has come, each pair as done of all. */
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

/** Something charged or paid besides subscriptions, so many days before the day of seeding. */
export interface SeededTransaction extends Pick<Transaction, "description" | "amount" | "type" | "status"> {
  readonly daysAgo: number;
}

/** An exam as a docket names it: "10:00 to 13:15". */
export interface SeededExam {
  readonly name: string;
  readonly time: string;
  readonly place: string;
}

/** What stands against a person's documents, and the practising certificates they hold by jurisdiction. */
export interface SeededDocuments {
  readonly goodStandingWarning?: string;
  readonly certificatesWarning?: string;
  readonly practisingIn?: readonly string[];
  /** The exams a student is entered for, in the order of their days. */
  readonly entries?: readonly SeededExam[];
}

/** What may be particular about a person. What is left out is ordinary. */
export interface Traits {
  /** How they are addressed; "Ms" where it does not say. */
  readonly title?: string;
  readonly portalExperience?: string;
  readonly status?: string;
  readonly nationality?: string;
  readonly countryOfResidence?: string;
  readonly onlineCountry?: boolean;
  readonly isFellow?: boolean;
  readonly isRetired?: boolean;
  readonly isClosed?: boolean;
  readonly eligibleForMembership?: boolean;
  readonly pathway?: string;
  readonly suspension?: SeededSuspension;
  /** What is owed, in pence. */
  readonly balance?: number;
  readonly notifications?: readonly string[];
  /** What is still needed for an application on hold, and in how many days. */
  readonly applicationRequest?: { readonly wanted: string; readonly dueInDays: number };
  readonly cpd?: SeededCpd;
  /** What differs from someone ordinary of the same type. */
  readonly qualifications?: Partial<SeededQualifications>;
  readonly transactions?: readonly SeededTransaction[];
  readonly documents?: SeededDocuments;
  /** Neither an email address nor a mobile number is on record. CONS-03, CONS-04 */
  readonly isUnreachable?: boolean;
  /** Sections of the contact details that are not to be changed here. CONT-01 */
  readonly readOnlyContact?: readonly ContactSection[];
  /** No address on record is one of business, so that company name and job title are not to be changed. EMPL-02 */
  readonly hasNoBusinessAddress?: boolean;
  /** The terms a fellow retires by. ACCT-06 */
  readonly retirementCriteria?: string;
  readonly memberQualifications?: readonly { readonly code: string; readonly codeDescription: string }[];
  readonly oxfordBrookes?: OxfordBrookes;
  /** Common names of the groups on the sign-in profile. */
  readonly groups?: readonly string[];
}

/** A made-up person, with what is ordinary filled in. */
export interface Person {
  readonly customerId: string;
  readonly firstName: string;
  readonly surname: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly type: UserType;
  readonly traits: Traits;
}

/** The day on which something happened to a person so many years ago; not the same one for everybody. */
export const yearsAgo = (
  { customerId }: Pick<Person, "customerId">,
  count: number,
  today: CalendarDate,
): CalendarDate => plusDays(today, -Math.round(count * 365.25) - (Number(customerId) % 300));

/** When a person registered as a student. */
export const registrationDateOf = (person: Person, today: CalendarDate): CalendarDate =>
  yearsAgo(person, person.type === "member" ? 22 : 3, today);

/** When a person had passed all exams; undefined of those who have not, and of firms. */
export const graduationDateOf = (person: Person, today: CalendarDate): CalendarDate | undefined => {
  if (person.type === "student" || person.type === "firm") return undefined;
  return yearsAgo(person, person.type === "member" ? 19 : 1, today);
};

/** When a member became one. */
export const membershipDateOf = (person: Person, today: CalendarDate): CalendarDate | undefined =>
  person.type === "member" ? yearsAgo(person, 17, today) : undefined;

/** A person to be stored on a day. */
export interface Seeding extends RulesOnDay {
  readonly database: Database;
  readonly person: Person;
  /** The hash of the password that all of them share. */
  readonly passwordHash: string;
}
