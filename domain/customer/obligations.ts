import type { CpdStatus, ToDeclare } from "../cpd/status.ts";
import { byDateLatestFirst, type FeesStatement } from "../fees/account.ts";
import { daysBetween, type CalendarDate } from "../kernel/calendar-date.ts";
import type { ContentLink } from "../kernel/content.ts";
import type { Pence } from "../kernel/money.ts";
import { fill } from "../kernel/rich-text.ts";
import type { ObligationTexts } from "../shell/content.ts";
import type { NotificationCode } from "./notifications.ts";

/** Urgency of an obligation: not yet due, due, late, available now, optional, or waiting for the institute. TASK-01 */
export type Urgency = "coming" | "due" | "overdue" | "ready" | "optional" | "with us";

/**
 * A task or notice for the customer. `by` is its due date and `days` the days left until then; negative once it has
 * passed. TASK-01
 */
export type Obligation =
  | {
      readonly kind: "payment";
      readonly state: Urgency;
      readonly owed: Pence;
      /** The subscription's year, if the payment includes one. */
      readonly year?: number | undefined;
      readonly by?: CalendarDate | undefined;
      readonly days?: number | undefined;
      /** Date of the latest payment, if it failed or is pending. */
      readonly failedOn?: CalendarDate | undefined;
      readonly pendingSince?: CalendarDate | undefined;
    }
  | {
      readonly kind: "declaration";
      readonly state: Urgency;
      readonly status: Exclude<CpdStatus, "upToDate">;
      readonly year: number;
      readonly by: CalendarDate;
      readonly days: number;
    }
  | { readonly kind: "application"; readonly state: Urgency }
  | { readonly kind: "notification"; readonly state: Urgency; readonly code: string };

/** Facts that obligations derive from; facts that failed to load are absent. */
export interface ObligationFacts {
  readonly today: CalendarDate;
  /** The declaration that is due, if any. */
  readonly declaration?: ToDeclare | undefined;
  readonly balance?: Pence | undefined;
  readonly statement?: FeesStatement | undefined;
  readonly notifications: readonly string[];
  /** Whether all membership requirements are met. TASK-02 */
  readonly mayApply: boolean;
}

const paymentLate: NotificationCode = "PAYMENT_OVERDUE";
const declarationLate: NotificationCode = "CPD_DECLARATION_OVERDUE_ONE";

/** Urgency of each notification code; codes that are not listed require nothing. */
const urgencyOfNotification: ReadonlyMap<string, Urgency> = new Map<NotificationCode | "CPD_REVIEW", Urgency>([
  ["PAYMENT_OVERDUE", "overdue"],
  ["CPD_DECLARATION_OVERDUE_ONE", "overdue"],
  ["CPD_REVIEW", "due"],
  ["MEMBERSHIP_APPLICATION_ONHOLD", "due"],
  ["APPLIED_FOR_MEMBERSHIP", "with us"],
  ["MEMBERSHIP_APPLICATION_COMPLETE", "with us"],
  ["LTA_RS_SUBMITTED", "with us"],
  ["EXAM_SUPPRESSION_PERIOD", "with us"],
]);

const paymentOf = ({ balance = 0, statement, notifications, today }: ObligationFacts): Obligation | undefined => {
  if (balance <= 0) return undefined;
  const subscription = statement?.subscription?.status === "PAID" ? undefined : statement?.subscription;
  const latest = statement?.transactions.filter(({ type }) => type === "PAYMENT").toSorted(byDateLatestFirst)[0];
  const isLate = subscription?.status === "OVERDUE" || notifications.includes(paymentLate);
  return {
    kind: "payment",
    state: isLate ? "overdue" : "due",
    owed: balance,
    ...(subscription?.amount === balance ? { year: subscription.year } : {}),
    ...(subscription ? { by: subscription.dueDate, days: daysBetween(today, subscription.dueDate) } : {}),
    ...(latest?.status === "FAILED" ? { failedOn: latest.date } : {}),
    ...(latest?.status === "PENDING" ? { pendingSince: latest.date } : {}),
  };
};

/** The obligation to declare CPD. CPD-02 */
export const declarationObligation = ({
  overview,
  status,
}: ToDeclare): Obligation & { readonly kind: "declaration" } => {
  const state = status === "overdue" ? "overdue" : status === "notYetOpened" ? "coming" : "due";
  return {
    kind: "declaration",
    state,
    status,
    year: overview.year,
    by: overview.nextDueDate,
    days: overview.remainingDays,
  };
};

const order: readonly Urgency[] = ["overdue", "ready", "due", "coming", "optional", "with us"];

const dayOfObligation = (obligation: Obligation): string =>
  ("by" in obligation ? obligation.by : undefined) ?? "9999-12-31";

/**
 * Compares obligations by state (late, available now, due, not yet due, optional, waiting), then by date; undated ones
 * come last within their state. TASK-01
 */
export const byUrgency = (one: Obligation, other: Obligation): number => {
  const [day, otherDay] = [dayOfObligation(one), dayOfObligation(other)];
  // Compares code units: localeCompare would load locale data, which takes as long as rendering the dashboard.
  return order.indexOf(one.state) - order.indexOf(other.state) || Number(day > otherDay) - Number(day < otherDay);
};

/**
 * Returns all obligations, most urgent first. Includes the invitation to apply once all membership requirements are
 * met; skips notifications that duplicate another obligation. TASK-01, TASK-02, LAND-02
 */
export const obligationsOf = (facts: ObligationFacts): readonly Obligation[] => {
  const payment = paymentOf(facts);
  const declaration = facts.declaration && declarationObligation(facts.declaration);
  const told = [...(declaration?.state === "overdue" ? [declarationLate] : []), ...(payment ? [paymentLate] : [])];
  const notified = facts.notifications
    .filter((code) => !told.some((other) => other === code))
    .map((code): Obligation => ({
      kind: "notification",
      code,
      state: urgencyOfNotification.get(code) ?? "optional",
    }));
  const application: readonly Obligation[] = facts.mayApply ? [{ kind: "application", state: "ready" }] : [];
  return [payment, declaration, ...application, ...notified].filter((item) => item !== undefined).toSorted(byUrgency);
};

/** The heading of an obligation; undefined for a notification without texts. TASK-01, TASK-03 */
export const obligationHeading = (item: Obligation, texts: ObligationTexts): string | undefined => {
  switch (item.kind) {
    case "payment":
      return item.year === undefined
        ? texts.payment.other
        : fill(texts.payment.subscription, { year: String(item.year) });
    case "declaration":
      return fill(texts.declaration[item.status].heading, { year: String(item.year) });
    case "application":
      return texts.application.heading;
    case "notification":
      return texts.notifications[item.code]?.heading;
  }
};

/** The link to the page that handles an obligation; undefined for a notification without texts. TASK-01 */
export const obligationLink = (item: Obligation, texts: ObligationTexts): ContentLink | undefined => {
  switch (item.kind) {
    case "payment":
      return texts.payment.link;
    case "declaration":
      return texts.declaration[item.status].link;
    case "application":
      return texts.application.link;
    case "notification":
      return texts.notifications[item.code]?.link;
  }
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
export const isDueToday = (item: Obligation): boolean => item.state === "due" && "days" in item && item.days === 0;

/** Whether any obligation has a date that can still be met, and so belongs in a calendar. TASK-03 */
export const hasDeadlineAhead = (obligations: readonly Obligation[]): boolean =>
  obligations.some(
    (item) => item.state !== "overdue" && "by" in item && item.by !== undefined && (item.days ?? 0) >= 0,
  );

/** Summary of the obligations: how many are late and due, and their first and last due date. TASK-01 */
export interface Outlook {
  readonly late: number;
  readonly due: number;
  /** Whether the first date is today. */
  readonly isToday?: boolean | undefined;
  readonly first?: CalendarDate | undefined;
  readonly last?: CalendarDate | undefined;
}

/** Whether an obligation requires action from the customer. DATE-02 */
export const isAsked = ({ state }: Obligation): boolean => state !== "optional" && state !== "with us";

/** Counts late and due obligations and finds their dates. TASK-01, DATE-02 */
export const outlookOf = (obligations: readonly Obligation[]): Outlook => {
  const due = obligations.filter(({ state }) => state === "due");
  const days = due.flatMap((item) => ("by" in item && item.by ? [item.by] : [])).toSorted();
  const dated = days.length === due.length ? { first: days[0], last: days.at(-1), isToday: due.some(isDueToday) } : {};
  return { late: obligations.filter(({ state }) => state === "overdue").length, due: due.length, ...dated };
};
