import type { ReviewRules } from "../cpd/review-sample.ts";
import type { DepartureCredits, DepartureKind } from "../customer/departure.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";
import { noLists, type OrganisationLists } from "./organisation-lists.ts";
import { defaultPortalRules, type DayOfYear, type PortalRules } from "./portal-rules.ts";

/** Days before and after a due date. */
export interface ReminderSteps {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The groups that pay different subscriptions. YEAR-05 */
export const feeGroups = ["student", "affiliate", "graduate", "member", "fellow", "reduced", "firm"] as const;
export type FeeGroup = (typeof feeGroups)[number];

/** How long records are kept after they are obsolete, in days. KEEP-01 */
export interface RetentionRules {
  readonly mails: number;
  /** Mails of earlier releases lack the expiry of their links; this is the longest lifetime of a link. */
  readonly links: number;
  readonly answersUnderKey: number;
  readonly webhookMessages: number;
  readonly refusedApplications: number;
  /** Sign-ins, downloads and checks of documents, as members see them. ACTV-01 */
  readonly activity: number;
  /** Values before and after a change; that something changed is kept for good. CORR-03 */
  readonly changedValues: number;
}

/** Everything that an organisation decides for itself. Defaults: `defaultRules`. RULE-01 */
export interface OrganisationRules extends PortalRules {
  readonly fees: {
    /** Due date of the subscription, in the year that it is for. */
    readonly due: DayOfYear;
    /** Whether new members pay only for the rest of the year. */
    readonly isProRata: boolean;
    readonly amounts: Readonly<Partial<Record<FeeGroup, Pence>>>;
  };
  readonly reminders: Readonly<
    Record<"declaration" | "subscription" | "practisingCertificate" | "answer", ReminderSteps>
  >;
  /** Days of grace of a suspension. */
  readonly graceDays: number;
  /** What is credited of the debts of people who leave. LIFE-01 */
  readonly departures: Readonly<Record<Exclude<DepartureKind, "merged">, DepartureCredits>>;
  /** Promised response times in working days. SENT-02 */
  readonly promisedDays: {
    readonly waiver: number;
    readonly application: number;
    readonly reducedSubscription: number;
    /** Until a payment shows in the portal. */
    readonly payment: number;
    /** Until a message is answered. */
    readonly message: number;
  };
  /** Days on which the organisation does not work besides weekends: public holidays and its own. REAL-06 */
  readonly closedDays: readonly CalendarDate[];
  /** How long members keep their CPD evidence. */
  readonly evidenceYears: number;
  readonly review: ReviewRules;
  readonly retention: RetentionRules;
  /** What members choose from. REAL-05 */
  readonly lists: OrganisationLists;
}

/** A day and the rules that apply on it. */
export interface RulesOnDay {
  readonly today: CalendarDate;
  readonly rules: OrganisationRules;
}

const noReminders: ReminderSteps = { before: [], after: [] };

/** The rules of an organisation that sets none. RULE-01 */
export const defaultRules: OrganisationRules = {
  ...defaultPortalRules,
  fees: { due: "01-01", isProRata: false, amounts: {} },
  reminders: {
    declaration: noReminders,
    subscription: noReminders,
    practisingCertificate: noReminders,
    answer: noReminders,
  },
  graceDays: 30,
  departures: { resigned: "later subscriptions", deceased: "everything", closed: "nothing" },
  promisedDays: { waiver: 10, application: 15, reducedSubscription: 10, payment: 2, message: 2 },
  closedDays: [],
  evidenceYears: 3,
  review: {
    sample: {
      UNIT_ROUTE: "5%",
      APPROVED_EMPLOYER: "5%",
      IFAC_BODY: "5%",
      PART_TIME: "5%",
      NOT_SPECIFIED: "5%",
      NOT_MET_REQUIREMENTS: "100%",
    },
    restYears: 3,
  },
  retention: {
    mails: 90,
    links: 7,
    answersUnderKey: 30,
    webhookMessages: 30,
    refusedApplications: 6 * 365,
    activity: 365,
    changedValues: 730,
  },
  lists: noLists,
};
