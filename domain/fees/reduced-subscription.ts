import { isNotified } from "../customer/notifications.ts";

/** Variants of the reduced-subscription block. FEES-02 */
export type ReducedSubscription = "standard" | "subscription received";

/** Selects the reduced-subscription block; a received application takes precedence over eligibility. FEES-02 */
export const reducedSubscriptionFor = (notifications: readonly string[]): ReducedSubscription | undefined => {
  if (isNotified(notifications, "LTA_RS_SUBMITTED")) return "subscription received";
  return isNotified(notifications, "LTA_REDUCED_SUBS") ? "standard" : undefined;
};
