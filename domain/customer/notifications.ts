import type { InstituteFacts } from "./institute-facts.ts";

/** Notification codes that rules refer to. Other codes may occur and count towards badges. */
export const notificationCodes = [
  "PAYMENT_OVERDUE",
  "CPD_DECLARATION_OVERDUE_ONE",
  "EXAM_SUPPRESSION_PERIOD",
  "AFTER_EXAM_SUPPRESSION_PERIOD",
  "LTA_REDUCED_SUBS",
  "LTA_RS_SUBMITTED",
  "APPLIED_FOR_MEMBERSHIP",
  "MEMBERSHIP_APPLICATION_ONHOLD",
  "MEMBERSHIP_APPLICATION_COMPLETE",
] as const;
export type NotificationCode = (typeof notificationCodes)[number];

/** The codes that a customer is notified of, with the facts that the institute reports beside them. DATE-01 */
export interface Notifications {
  readonly codes: readonly string[];
  /** Absent from an API that does not report them. */
  readonly facts?: InstituteFacts | undefined;
}

/** Number of notifications per badge, keyed by the badge's three letters. */
export type Badges = Readonly<Record<string, number>>;

const leftOut = "CPD_REVIEW";

/** Counts notifications by their first three characters, ignoring CPD_REVIEW. NAV-07 */
export const badgesOf = (notifications: readonly string[]): Badges => {
  const badges: Record<string, number> = {};
  for (const code of notifications) {
    if (code === leftOut) continue;
    const badge = code.slice(0, 3);
    badges[badge] = (badges[badge] ?? 0) + 1;
  }
  return badges;
};

/** Whether the notifications include a code. */
export const isNotified = (notifications: readonly string[], code: NotificationCode): boolean =>
  notifications.includes(code);

/** Whether any notification reports something overdue. LAND-02 */
export const isAnyOverdue = (notifications: readonly string[]): boolean =>
  isNotified(notifications, "PAYMENT_OVERDUE") || isNotified(notifications, "CPD_DECLARATION_OVERDUE_ONE");

/** Notifications in each loading state. ERR-09 */
export type KnownNotifications = "loading" | "failed" | readonly string[];

/** State of the exam period: results withheld, just published, or neither. Withheld takes precedence. */
export type ExamPeriod = "suppressed" | "published" | "ordinary";

/** Derives the exam period from notifications. QUAL-11, QUAL-12, DOCS-03, ACCT-07 */
export const examPeriodOf = (notifications: readonly string[]): ExamPeriod => {
  if (isNotified(notifications, "EXAM_SUPPRESSION_PERIOD")) return "suppressed";
  return isNotified(notifications, "AFTER_EXAM_SUPPRESSION_PERIOD") ? "published" : "ordinary";
};

/** Facts that decide whether a customer is notified of something overdue. */
export interface OverdueFacts {
  readonly isDeclarationOverdue: boolean;
  readonly isSubscriptionOverdue: boolean;
  /** Whether the customer owes anything. */
  readonly owes: boolean;
}

/**
 * The notifications on a day. That a declaration or a subscription is overdue follows from its dates; staff can add
 * that a payment is overdue while something is owed. YEAR-01
 */
export const notificationsOn = (recorded: readonly string[], facts: OverdueFacts): readonly string[] => {
  const isOverdue = new Map<string, boolean>([
    ["PAYMENT_OVERDUE", facts.isSubscriptionOverdue || (facts.owes && recorded.includes("PAYMENT_OVERDUE"))],
    ["CPD_DECLARATION_OVERDUE_ONE", facts.isDeclarationOverdue],
  ] satisfies [NotificationCode, boolean][]);
  const derived = [...isOverdue].flatMap(([code, applies]) => (applies && !recorded.includes(code) ? [code] : []));
  return [...recorded.filter((code) => isOverdue.get(code) ?? true), ...derived];
};
