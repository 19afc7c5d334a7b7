import type { CpdRoute } from "../cpd/cpd-routes.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";
import { defaultPortalRules } from "./portal-rules.ts";

/** A day of every year, as "MM-DD". */
export type DayOfYear = string;

/** Days before and after a due date. */
export interface ReminderSteps {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The groups that pay different subscriptions. YEAR-05 */
export const feeGroups = ["student", "affiliate", "graduate", "member", "fellow", "reduced", "firm"] as const;
export type FeeGroup = (typeof feeGroups)[number];

/** The rules of continuing professional development. */
export interface CpdRules {
  /** First and last day. A CPD year is named after the calendar year in which it ends. */
  readonly year: { readonly starts: DayOfYear; readonly ends: DayOfYear };
  /** `due` is the first such day after the CPD year, `opens` the last such day before the due date. */
  readonly declaration: { readonly opens: DayOfYear; readonly due: DayOfYear };
  /** Units for a whole year, how many of them have to be verifiable, and how many may be brought forward. */
  readonly units: { readonly required: number; readonly verifiable: number; readonly broughtForward: number };
  /** Whether a waiver reduces the units in proportion to its days; otherwise it waives the whole year's. */
  readonly isWaiverProRata: boolean;
  /** Codes of the waiver reasons that are offered; all of the content's when absent. */
  readonly waiverReasons?: readonly string[] | undefined;
  readonly routes: readonly CpdRoute[];
}

/** How long records are kept after they are obsolete, in days. KEEP-01 */
export interface RetentionRules {
  readonly mails: number;
  /** Mails of earlier releases lack the expiry of their links; this is the longest lifetime of a link. */
  readonly links: number;
  readonly answersUnderKey: number;
  readonly webhookMessages: number;
  readonly refusedApplications: number;
}

/** Everything that an organisation decides for itself. Defaults: `defaultRules`. RULE-01 */
export interface OrganisationRules {
  /** IANA name; "today" is the day in this zone. RULE-03 */
  readonly timeZone: string;
  /** ISO 4217 code. Amounts are in hundredths of this currency. */
  readonly currency: string;
  /** BCP 47 tag by which dates and amounts are written. */
  readonly locale: string;
  readonly cpd: CpdRules;
  readonly fees: {
    /** Due date of the subscription, in the year that it is for. */
    readonly due: DayOfYear;
    /** Whether new members pay only for the rest of the year. */
    readonly isProRata: boolean;
    readonly amounts: Readonly<Partial<Record<FeeGroup, Pence>>>;
  };
  readonly reminders: Readonly<Record<"declaration" | "subscription" | "practisingCertificate", ReminderSteps>>;
  /** Days of grace of a suspension. */
  readonly graceDays: number;
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
  /** How long members keep their CPD evidence. */
  readonly evidenceYears: number;
  readonly retention: RetentionRules;
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
  reminders: { declaration: noReminders, subscription: noReminders, practisingCertificate: noReminders },
  graceDays: 30,
  promisedDays: { waiver: 10, application: 15, reducedSubscription: 10, payment: 2, message: 2 },
  evidenceYears: 3,
  retention: { mails: 90, links: 7, answersUnderKey: 30, webhookMessages: 30, refusedApplications: 6 * 365 },
};
