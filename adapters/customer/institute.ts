import { dayOf, daysBetween } from "../../domain/kernel/calendar-date.ts";
import type { Profile, SuspensionDetails } from "../../domain/customer/profile.ts";
import type { CustomerRow } from "./storage.ts";
import { createCipheriv, randomBytes } from "node:crypto";
import { balance, encryptSession, notifications, openSession, profile } from "./contract.ts";
import { customerOf, newSession, notificationCodesOf } from "./storage.ts";
import type { ApiParts } from "../institute/api/api-parts.ts";
import { Refused } from "../institute/refused.ts";

const suspensionOf = (customer: CustomerRow, now: Date): SuspensionDetails | undefined => {
  if (customer.status !== "SUSPENDED") return undefined;
  const ends = customer.suspensionGraceEnds;
  return {
    gracePeriod: customer.isSuspensionGracePeriod === 1,
    code: customer.suspensionCode ?? undefined,
    remainingDays: ends === null ? undefined : Math.max(0, daysBetween(dayOf(now), ends)),
  };
};

/** A customer as the portal is told of them. EXP-01, EXP-02, SUSP-01 */
export const profileOf = (customer: CustomerRow, now: Date): Profile => ({
  accaId: customer.customerId,
  firstName: customer.firstName,
  surname: customer.surname,
  name: `${customer.firstName} ${customer.surname}`,
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
  perSupervisor: customer.perSupervisor === 1,
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
