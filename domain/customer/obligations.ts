import type { CpdStatus, ToDeclare } from "../cpd/status.ts";
import { byDateLatestFirst, type FeesStatement } from "../fees/account.ts";
import type { ContentLink } from "../kernel/content.ts";
import type { ObligationTexts } from "../shell/content.ts";
import { fill } from "../kernel/rich-text.ts";
import { daysBetween, type CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";
import type { NotificationCode } from "./notifications.ts";

/** How pressing something is: it will come, is due, is late, may be done now, is open to the person, or lies with the institute. TASK-01 */
export type Urgency = "coming" | "due" | "overdue" | "ready" | "optional" | "with us";

/** Something that is asked of a person, or told them. `by` is its day, and `days` how many are left until then; fewer than none once it is past. TASK-01 */
export type Obligation =
  | {
      readonly kind: "payment";
      readonly state: Urgency;
      readonly owed: Pence;
      /** Whose subscription it is, where it is one. */
      readonly year?: number | undefined;
      readonly by?: CalendarDate | undefined;
      readonly days?: number | undefined;
      /** The day of the latest payment, where that failed or has not arrived yet. */
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

/** What is known of a person so far; what did not load is left out. */
export interface ObligationFacts {
  readonly today: CalendarDate;
  /** What is to be declared, if anything is. */
  readonly declaration?: ToDeclare | undefined;
  readonly balance?: Pence | undefined;
  readonly statement?: FeesStatement | undefined;
  readonly notifications: readonly string[];
  /** Whether everything is done that membership asks. TASK-02 */
  readonly mayApply: boolean;
}

const paymentLate: NotificationCode = "PAYMENT_OVERDUE";
const declarationLate: NotificationCode = "CPD_DECLARATION_OVERDUE_ONE";

/** What a notification asks of the person; one that is not listed asks nothing. */
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

/** The obligation to declare. CPD-02 */
export const declarationObligation = ({ overview, status }: ToDeclare): Obligation & { readonly kind: "declaration" } => {
  const state = status === "overdue" ? "overdue" : status === "notYetOpened" ? "coming" : "due";
  return { kind: "declaration", state, status, year: overview.year, by: overview.nextDueDate, days: overview.remainingDays };
};

const order: readonly Urgency[] = ["overdue", "ready", "due", "coming", "optional", "with us"];

const dayOfObligation = (obligation: Obligation): string =>
  ("by" in obligation ? obligation.by : undefined) ?? "9999-12-31";

/** Orders the late first, then what may be done now, then by date; what has no date, is optional or lies with the institute comes last. TASK-01 */
export const byUrgency = (one: Obligation, other: Obligation): number => {
  const [day, otherDay] = [dayOfObligation(one), dayOfObligation(other)];
  // In no language's order, which a browser has to look up first: that takes as long as to draw the dashboard.
  return order.indexOf(one.state) - order.indexOf(other.state) || Number(day > otherDay) - Number(day < otherDay);
};

/**
 * What needs doing, most pressing first. Someone who has done all that membership asks is told so; a notification
 * of something that stands here by itself is not told twice. TASK-01, TASK-02, LAND-02
 */
export const obligationsOf = (facts: ObligationFacts): readonly Obligation[] => {
  const payment = paymentOf(facts);
  const declaration = facts.declaration && declarationObligation(facts.declaration);
  const told = [
    ...(declaration?.state === "overdue" ? [declarationLate] : []),
    ...(payment ? [paymentLate] : []),
  ];
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

/** What an obligation is called; undefined of a notification that is told as nothing. TASK-01, TASK-03 */
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

/** The link to where an obligation is met; undefined of a notification without texts. TASK-01 */
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
 * How many days something is late, or are left for it. Undefined where its state and its day tell two things: what
 * the institute does not call overdue yet is not said to be late, nor that days are left of a day that is past. TASK-01
 */
export const daysToTell = (state: Urgency, days: number): number | undefined => {
  if (state === "overdue") return days < 0 ? -days : undefined;
  return days < 0 ? undefined : days;
};

/** Whether today is the last day for something that is due. DATE-02 */
export const isDueToday = (item: Obligation): boolean => item.state === "due" && "days" in item && item.days === 0;

/** Whether anything has to be done by a day that is ahead: else there is nothing to put into a calendar. TASK-03 */
export const hasDeadlineAhead = (obligations: readonly Obligation[]): boolean =>
  obligations.some((item) => item.state !== "overdue" && "by" in item && item.by !== undefined && (item.days ?? 0) >= 0);

/** What needs doing of what has a day, and the first and the last of these days. TASK-01 */
export interface Outlook {
  readonly late: number;
  readonly due: number;
  /** Whether the first of the days is today. */
  readonly isToday?: boolean | undefined;
  readonly first?: CalendarDate | undefined;
  readonly last?: CalendarDate | undefined;
}

/** Whether the person is asked to do something, rather than told of it. DATE-02 */
export const isAsked = ({ state }: Obligation): boolean => state !== "optional" && state !== "with us";

/** How many things are late, how many are due, and by when. TASK-01, DATE-02 */
export const outlookOf = (obligations: readonly Obligation[]): Outlook => {
  const due = obligations.filter(({ state }) => state === "due");
  const days = due.flatMap((item) => ("by" in item && item.by ? [item.by] : [])).toSorted();
  const dated = days.length === due.length ? { first: days[0], last: days.at(-1), isToday: due.some(isDueToday) } : {};
  return { late: obligations.filter(({ state }) => state === "overdue").length, due: due.length, ...dated };
};
