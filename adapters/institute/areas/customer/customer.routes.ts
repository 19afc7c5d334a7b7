import {
  balance,
  chooseLanguage as chooseLanguageCall,
  encryptSession,
  notifications,
  openSession,
  profile,
} from "../../../contract/customer.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { customerBalance } from "../fees/fees.store.ts";
import { portalContext } from "../use-case-context.ts";
import { chooseLanguage } from "./choose-language.ts";
import { handOffOf, openHandOff } from "./hand-off.ts";
import { readProfile } from "./profile.ts";
import { readNotifications } from "./read-notifications.ts";

/** Profile, balance, notifications and the session for other systems. EXP-01, LAND-02, SIGN-12 */
export const serveCustomer = ({ serve, handOffKey, body: { languages }, ...dependencies }: ApiDependencies): void => {
  serve(profile, { answer: readProfile });

  serve(chooseLanguageCall, {
    answer: (request) =>
      chooseLanguage(portalContext(request, dependencies), languages, {
        ...request.body,
        customerId: request.customerId,
      }),
  });

  serve(balance, {
    answer: async ({ database, customerId }) => ({ amount: await customerBalance(database, customerId) }),
  });

  serve(notifications, { answer: readNotifications });

  serve(openSession, {
    answer: async ({ database, customerId, now }) => ({
      sessionId: await openHandOff({ database, by: customerId, now }),
    }),
  });

  serve(encryptSession, {
    answer: async ({ customer }) => handOffOf(customer, handOffKey),
  });
};
