import { balance, encryptSession, notifications, openSession, profile } from "../../../contract/customer.contract.ts";
import type { ApiParts } from "../api-parts.ts";
import { customerBalance } from "../fees/fees.store.ts";
import { currentNotificationsOf } from "./current-notifications.ts";
import { handOffOf, openHandOff } from "./hand-off.ts";
import { instituteFactsOf } from "./obligation-facts.store.ts";
import { profileFactsOf } from "./profile-facts.store.ts";
import { profileOf } from "./profile.ts";

/** Profile, balance, notifications and the session for other systems. EXP-01, LAND-02, SIGN-12 */
export const serveCustomer = ({ serve, handOffKey }: ApiParts): void => {
  serve(profile, {
    answer: async (callRequest) =>
      profileOf(
        callRequest.customer,
        callRequest.today,
        await profileFactsOf(callRequest.database, callRequest.customer, callRequest),
      ),
  });

  serve(balance, {
    answer: async ({ database, customerId }) => ({ amount: await customerBalance(database, customerId) }),
  });

  serve(notifications, {
    answer: async (callRequest) => {
      const [codes, facts] = await Promise.all([
        currentNotificationsOf(callRequest.database, callRequest.customerId, callRequest),
        instituteFactsOf(callRequest.database, callRequest.customer, callRequest),
      ]);
      return { notifications: codes, facts };
    },
  });

  serve(openSession, {
    answer: async ({ database, customerId, now }) => ({
      sessionId: await openHandOff({ database, by: customerId, now }),
    }),
  });

  serve(encryptSession, {
    answer: async ({ customer }) => handOffOf(customer, handOffKey),
  });
};
