import type { Profile } from "../../domain/customer/profile.ts";
import { fullNameOf, newSession, notificationCodesOf, type CustomerRow } from "./storage.ts";
import { createCipheriv, randomBytes } from "node:crypto";
import { balance, encryptSession, notifications, openSession, profile } from "./contract.ts";
import { profileFactsOf, type ProfileFacts } from "./profile-facts.ts";
import { suspensionOf } from "./standing.ts";
import type { ApiParts } from "../institute/api/api-parts.ts";
import { Refused } from "../institute/refused.ts";

/** A customer as the portal is told of them. EXP-01, EXP-02, SUSP-01 */
export const profileOf = (
  customer: CustomerRow,
  now: Date,
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
  suspensionDetails: suspensionOf(customer, now),
});

/**
 * A customer's id for other systems: nonce, ciphertext and tag of AES-256-GCM, base64url. A fresh
 * nonce each time, so that two addresses do not show that they are of one person. ROUTE-02, ROUTE-03
 */
export const encryptedId = (customerId: string, key: Buffer): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(customerId, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
    "base64url",
  );
};

/** Profile, balance, notifications and the session for other systems. EXP-01, LAND-02, SIGN-12 */
export const serveCustomer = ({ serve, handOffKey }: ApiParts): void => {
  serve(profile, {
    answer: async ({ database, customer, now }) => profileOf(customer, now, await profileFactsOf(database, customer, now)),
  });

  serve(balance, { answer: ({ customer }) => Promise.resolve({ amount: customer.balance }) });

  serve(notifications, {
    answer: async ({ database, customerId }) => ({ notifications: await notificationCodesOf(database, customerId) }),
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
      if (sessionId === null) throw new Refused(409, "NO_SESSION", "There is no open session.");
      return Promise.resolve({ encryptId: encryptedId(customerId, handOffKey), sessionId });
    },
  });
};
