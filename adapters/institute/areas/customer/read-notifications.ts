import type { ReadContext } from "../use-case-context.ts";
import { currentNotificationsOf } from "./current-notifications.ts";
import { instituteFactsOf } from "./obligation-facts.store.ts";

/** A customer's notifications on a day, with the facts that their words name. LAND-02 */
export const readNotifications = async (reading: ReadContext) => {
  const { database, customer } = reading;
  const [notifications, facts] = await Promise.all([
    currentNotificationsOf(database, customer.customerId, reading),
    instituteFactsOf(database, customer, reading),
  ]);
  return { notifications, facts };
};
