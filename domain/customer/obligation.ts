import type { CpdStatus } from "../cpd/status.ts";
import type { SubscriptionToPay } from "../fees/settling.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";
import type { ExamEntry } from "../qualifications/exam-entry.ts";
import type { SubmissionRequest } from "../submissions/request.ts";
import type { NotificationCode } from "./notifications.ts";

/** Urgency of an obligation: not yet due, due, late, available now, optional, or waiting for the institute. TASK-01 */
export type Urgency = "coming" | "due" | "overdue" | "ready" | "optional" | "with us";

/** A due date, and the days left until then; negative afterwards. */
interface DueDate {
  readonly due: CalendarDate;
  readonly days: number;
}

type OptionalDueDate = DueDate | { readonly due?: undefined; readonly days?: undefined };

/** A submission that is not decided, or about which more is asked. It has a due date while more is needed from the customer. */
interface OpenSubmissionFacts {
  readonly kind: "submission";
  readonly reference: string;
  readonly since: CalendarDate;
  readonly wanted?: SubmissionRequest["wanted"] | undefined;
  /** Whether the customer can answer in the portal. LOG-04 */
  readonly isAnsweredHere?: boolean | undefined;
}

/**
 * A task or notice for the customer. `subject` tells it from others of its kind: a year, a certificate's number, an exam,
 * a reference or a code. TASK-01, DATE-01
 */
export type Obligation = { readonly state: Urgency; readonly subject: string } & (
  | ({
      readonly kind: "payment";
      readonly owed: Pence;
      /** The subscription's year, if the payment includes nothing else. */
      readonly year?: number | undefined;
      /** What the only charge is for, unless it is a subscription. */
      readonly description?: string | undefined;
      /** The unpaid subscriptions, where all charges are known. */
      readonly subscriptions?: readonly SubscriptionToPay[] | undefined;
      /** Date of the latest payment, if it failed, is pending or was taken back. */
      readonly failedOn?: CalendarDate | undefined;
      readonly pendingSince?: CalendarDate | undefined;
      readonly takenBack?: { readonly paidOn: CalendarDate; readonly on: CalendarDate } | undefined;
    } & OptionalDueDate)
  | ({
      readonly kind: "declaration";
      readonly status: Exclude<CpdStatus, "upToDate">;
      readonly year: number;
    } & DueDate)
  | ({ readonly kind: "practisingCertificate"; readonly jurisdiction: string } & DueDate)
  | ({ readonly kind: "exam" } & Omit<ExamEntry, "exam" | "date"> & DueDate)
  | (OpenSubmissionFacts & {
      readonly of: "waiver" | "declaration";
      readonly year?: number | undefined;
    } & OptionalDueDate)
  | (OpenSubmissionFacts & { readonly of: "retirement" } & OptionalDueDate)
  | (OpenSubmissionFacts & { readonly of: "application"; readonly code: NotificationCode } & OptionalDueDate)
  | { readonly kind: "insurance" }
  /** With the address that refuses mails, or without any on record. */
  | { readonly kind: "contact"; readonly address?: string | undefined }
  | { readonly kind: "application" }
  | { readonly kind: "notification"; readonly code: string; readonly since?: CalendarDate | undefined }
);

export type ObligationOf<Kind extends Obligation["kind"]> = Obligation & { readonly kind: Kind };

/** The due date of an obligation and the days left; undefined without one. */
export const datesOf = (item: Obligation): DueDate | undefined =>
  "due" in item && item.due !== undefined ? item : undefined;

const order: readonly Urgency[] = ["overdue", "ready", "due", "coming", "optional", "with us"];

/**
 * Compares obligations by state (late, available now, due, not yet due, optional, waiting), then by date; undated ones
 * come last within their state. TASK-01
 */
export const byUrgency = (one: Obligation, other: Obligation): number => {
  const [day, otherDay] = [datesOf(one)?.due ?? "9999-12-31", datesOf(other)?.due ?? "9999-12-31"];
  // Compares code units: localeCompare would load locale data, which takes as long as rendering the dashboard.
  return order.indexOf(one.state) - order.indexOf(other.state) || Number(day > otherDay) - Number(day < otherDay);
};

/**
 * The number of days late or left. Undefined when state and date contradict each other, for example past its date but
 * not marked overdue by the institute. TASK-01
 */
export const displayedDays = (state: Urgency, days: number): number | undefined => {
  if (state === "overdue") return days < 0 ? -days : undefined;
  return days < 0 ? undefined : days;
};

/** Whether an obligation is due today. DATE-02 */
export const isDueToday = (item: Obligation): boolean => item.state === "due" && datesOf(item)?.days === 0;

/** Whether an obligation requires action from the customer. DATE-02 */
export const requiresAction = ({ state }: Obligation): boolean => state !== "optional" && state !== "with us";

/** Whether an obligation is late that good standing depends on: fees or a declaration. LAND-02 */
export const costsStanding = ({ kind, state }: Obligation): boolean =>
  state === "overdue" && (kind === "payment" || kind === "declaration" || kind === "notification");

/** Whether any obligation has a date that can still be met, and so belongs in a calendar. TASK-03 */
export const hasUpcomingDeadline = (obligations: readonly Obligation[]): boolean =>
  obligations.some((item) => item.state !== "overdue" && (datesOf(item)?.days ?? -1) >= 0);
