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

const review = "CPD_REVIEW";

/** Whether a notification asks for a declaration of CPD, as all about CPD do that are not of a review. NAV-07 */
export const isDeclarationReminder = (code: string): boolean => code.startsWith("CPD") && code !== review;

/** Counts notifications by their first three characters, ignoring CPD_REVIEW. NAV-07 */
export const badgesOf = (notifications: readonly string[]): Badges => {
  const badges: Record<string, number> = {};
  for (const code of notifications) {
    if (code === review) continue;
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

/** The notifications that follow from facts, and cannot be given by hand. YEAR-01, CORR-02 */
export const derivedNotifications = [
  "PAYMENT_OVERDUE",
  "CPD_DECLARATION_OVERDUE_ONE",
] as const satisfies readonly NotificationCode[];

/** Whether a notification follows from facts, so that it cannot be given by hand. CORR-02 */
export const isDerived = (code: string): boolean => derivedNotifications.some((derived) => derived === code);

/** Codes with one more, at the end unless it is among them. NAV-07 */
export const withNotice = (codes: readonly string[], code: string): readonly string[] =>
  codes.includes(code) ? codes : [...codes, code];

/** Codes without one. NAV-07 */
export const withoutNotice = (codes: readonly string[], code: string): readonly string[] =>
  codes.filter((other) => other !== code);

/** Facts that decide whether a customer is notified of something overdue. */
export interface OverdueFacts {
  readonly isDeclarationOverdue: boolean;
  readonly isPaymentOverdue: boolean;
}

/** The notifications on a day: the recorded ones, and those that follow from dates. YEAR-01, CORR-02 */
export const notificationsOn = (
  recorded: readonly string[],
  { isPaymentOverdue, isDeclarationOverdue }: OverdueFacts,
): readonly string[] => {
  const applies: Readonly<Record<(typeof derivedNotifications)[number], boolean>> = {
    PAYMENT_OVERDUE: isPaymentOverdue,
    CPD_DECLARATION_OVERDUE_ONE: isDeclarationOverdue,
  };
  return [...recorded.filter((code) => !isDerived(code)), ...derivedNotifications.filter((code) => applies[code])];
};
