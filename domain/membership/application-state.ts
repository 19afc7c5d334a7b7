import { isNotified, type NotificationCode } from "../customer/notifications.ts";

/** Progress of a submitted application. MEMB-02 */
export const applicationStates = [
  "ALREADY_APPLIED",
  "MEMBERSHIP_APPLICATION_ONHOLD",
  "MEMBERSHIP_APPLICATION_COMPLETE",
] as const;
export type ApplicationState = (typeof applicationStates)[number];

// Most advanced state first, because several notifications may be present.
const states: readonly (readonly [NotificationCode, ApplicationState])[] = [
  ["MEMBERSHIP_APPLICATION_COMPLETE", "MEMBERSHIP_APPLICATION_COMPLETE"],
  ["MEMBERSHIP_APPLICATION_ONHOLD", "MEMBERSHIP_APPLICATION_ONHOLD"],
  ["APPLIED_FOR_MEMBERSHIP", "ALREADY_APPLIED"],
];

/** The state of an application according to notifications; undefined when none was submitted. MEMB-02, QUAL-13 */
export const applicationStateOf = (notifications: readonly string[]): ApplicationState | undefined =>
  states.find(([code]) => isNotified(notifications, code))?.[1];
