/** Notification codes with a meaning of their own. Others may come, and count towards badges. */
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

/** How many notifications each badge counts, by the badge's three letters. */
export type Badges = Readonly<Record<string, number>>;

const leftOut = "CPD_REVIEW";

/** Counts notifications by their first three characters; CPD_REVIEW is left out. NAV-07 */
export const badgesOf = (notifications: readonly string[]): Badges => {
  const badges: Record<string, number> = {};
  for (const code of notifications) {
    if (code === leftOut) continue;
    const badge = code.slice(0, 3);
    badges[badge] = (badges[badge] ?? 0) + 1;
  }
  return badges;
};

/** Whether a notification of this code is among those loaded. */
export const isNotified = (notifications: readonly string[], code: NotificationCode): boolean =>
  notifications.includes(code);
