import { isNotified } from "../customer/notifications.ts";

/** The variants of the reduced-subscription block. FEES-02 */
export type ReducedSubscription = "standard" | "subscription received";

/** Which block shows: an application received wins over being eligible for one. FEES-02 */
export const reducedSubscriptionFor = (notifications: readonly string[]): ReducedSubscription | undefined => {
  if (isNotified(notifications, "LTA_RS_SUBMITTED")) return "subscription received";
  return isNotified(notifications, "LTA_REDUCED_SUBS") ? "standard" : undefined;
};
