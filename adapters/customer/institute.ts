import { randomBytes } from "node:crypto";
import { balance, encryptSession, notifications, openSession, profile } from "./contract.ts";
import { customerOf, newSession, notificationCodesOf } from "./storage.ts";
import type { ApiParts } from "../institute/api/api-parts.ts";
import { encryptedId } from "./encrypted-id.ts";
import { profileOf } from "./profile-of.ts";
import { Refused } from "../institute/refused.ts";

/** Profile, balance, notifications and the session for other systems. EXP-01, LAND-02, SIGN-12 */
export const serveCustomer = ({ serve, database, now, handOffKey }: ApiParts): void => {
  serve(profile, {
    answer: async ({ customerId }) => {
      const customer = await customerOf(database, customerId);
      if (customer.isClosed)
        throw new Refused(410, "ACCOUNT_CLOSED", "Your account is no longer available to view online.");
      return profileOf(customer, now());
    },
  });

  serve(balance, {
    answer: async ({ customerId }) => ({ amount: (await customerOf(database, customerId)).balance }),
  });

  serve(notifications, {
    answer: async ({ customerId }) => ({ notifications: await notificationCodesOf(database, customerId) }),
  });

  serve(openSession, {
    answer: async ({ customerId }) => {
      const sessionId = randomBytes(24).toString("base64url");
      await newSession(database, customerId, sessionId, now());
      return { sessionId };
    },
  });

  serve(encryptSession, {
    answer: async ({ customerId }) => {
      const sessionId = (await customerOf(database, customerId)).latestSessionId;
      if (sessionId === null) throw new Refused(409, "NO_SESSION", "There is no open session.");
      return { encryptId: encryptedId(customerId, handOffKey), sessionId };
    },
  });
};
