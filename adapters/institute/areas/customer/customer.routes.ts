import { createCipheriv, randomBytes } from "node:crypto";

import type { Profile } from "../../../../domain/customer/profile.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { balance, encryptSession, notifications, openSession, profile } from "../../../contract/customer.contract.ts";
import { suspensionOf, fullNameOf, newSession, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { ApiParts } from "../api-parts.ts";
import { customerBalance } from "../fees/fees.store.ts";
import { currentNotificationsOf } from "./current-notifications.ts";
import { instituteFactsOf } from "./obligation-facts.store.ts";
import { profileFactsOf, type ProfileFacts } from "./profile-facts.store.ts";

/** The profile for the portal. EXP-01, EXP-02, SUSP-01 */
export const profileOf = (
  customer: CustomerRow,
  today: CalendarDate,
  { retirementCriteria, inGoodStanding }: ProfileFacts,
): Profile => ({
  accaId: customer.customerId,
  firstName: customer.firstName,
  surname: customer.surname,
  name: fullNameOf(customer),
  initials: customer.initials,
  customerType: customer.customerType,
  portalExperience: customer.portalExperience ?? undefined,
  status: customer.status,
  nationality: customer.nationality ?? undefined,
  countryOfResidence: customer.countryOfResidence ?? undefined,
  onlineCountry: customer.onlineCountry === 1,
  isRetired: customer.isRetired === 1,
  isFellow: customer.isFellow === 1,
  eligibleForMembership: customer.eligibleForMembership === 1,
  pathway: customer.pathway ?? undefined,
  pathwayDescription: customer.pathwayDescription ?? undefined,
  membershipDate: customer.membershipDate ?? undefined,
  inGoodStanding,
  perSupervisor: customer.perSupervisor === 1,
  retirementCriteria,
  suspensionDetails: suspensionOf(customer, today),
});

/**
 * A customer's id for other systems: nonce, ciphertext and tag of AES-256-GCM, as base64url. A fresh nonce each time,
 * so two addresses cannot be linked to one person. ROUTE-02, ROUTE-03
 */
const encryptedId = (customerId: string, key: Buffer): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(customerId, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
    "base64url",
  );
};

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
    answer: async ({ database, customerId, now }) => {
      const sessionId = randomBytes(24).toString("base64url");
      await newSession(database, customerId, sessionId, now);
      return { sessionId };
    },
  });

  serve(encryptSession, {
    answer: ({ customerId, customer: { latestSessionId: sessionId } }) => {
      if (sessionId === null) throw new RefusalError("conflict", "NO_SESSION", "There is no open session.");
      return Promise.resolve({ encryptId: encryptedId(customerId, handOffKey), sessionId });
    },
  });
};
