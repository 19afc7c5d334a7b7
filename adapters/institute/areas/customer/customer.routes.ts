import { createCipheriv, randomBytes } from "node:crypto";

import { overviewOn } from "../../../../domain/cpd/duty.ts";
import { cpdStatusOf } from "../../../../domain/cpd/status.ts";
import type { Profile } from "../../../../domain/customer/profile.ts";
import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { goodStandingOf } from "../../../../domain/documents/good-standing.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { balance, encryptSession, notifications, openSession, profile } from "../../../contract/customer.contract.ts";
import { suspensionOf, fullNameOf, newSession, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { ApiParts } from "../api-parts.ts";
import { customerBalance, statementOf } from "../fees/fees.store.ts";
import { accountRecords } from "../my-details/account/account.routes.ts";
import { readRecord } from "../my-details/my-details.store.ts";
import { currentNotificationsOf } from "./current-notifications.ts";
import { instituteFactsOf } from "./obligation-facts.store.ts";

/** Profile fields that are not in the customer's own row. */
type ProfileFacts = Pick<Profile, "retirementCriteria" | "inGoodStanding">;

// One statement, because every visit starts with it: a row per notification, and one when there is none.
const rowsOf = batchedQuery((database, customerId) =>
  database
    .selectFrom("customers")
    .leftJoin("personalRecords as account", (join) =>
      join.onRef("account.customerId", "=", "customers.customerId").on("account.kind", "=", accountRecords.name),
    )
    .leftJoin("cpdOverviews as cpd", "cpd.customerId", "customers.customerId")
    .leftJoin("keyResources as letter", (join) =>
      join.onRef("letter.customerId", "=", "customers.customerId").on("letter.key", "=", "goodStanding"),
    )
    .leftJoin("keyResources as certificates", (join) =>
      join.onRef("certificates.customerId", "=", "customers.customerId").on("certificates.key", "=", "certificates"),
    )
    .leftJoin("notifications", "notifications.customerId", "customers.customerId")
    .where("customers.customerId", "=", customerId)
    .select([
      "account.details",
      "cpd.isRequired",
      "cpd.year",
      "cpd.nextDueDate",
      "letter.eligible",
      "letter.warning",
      "certificates.warning as certificatesWarning",
      "notifications.code as notification",
    ]),
);

/** A customer's retirement criteria, and whether they are in good standing on a day. DOCS-02, EXP-02, LAND-02 */
const profileFactsOf = async (
  database: Database,
  customer: CustomerRow,
  { today, rules }: RulesOnDay,
): Promise<ProfileFacts> => {
  const [rows, { subscription }] = await Promise.all([
    rowsOf(database, customer.customerId),
    statementOf(database, customer.customerId, today),
  ]);
  const [found] = rows;
  if (!found) return {};
  const { details, isRequired, year, nextDueDate, eligible, warning, certificatesWarning } = found;
  const hasNothingToDeclare = isRequired === null || year === null || nextDueDate === null;
  return {
    retirementCriteria: details === null ? undefined : readRecord(accountRecords, details).retirementCriteria,
    inGoodStanding: goodStandingOf(
      {
        type: userTypeOf(customer.customerType),
        isRetired: customer.isRetired === 1,
        isSuspended: isSuspended(customer),
      },
      {
        letter: eligible === null ? undefined : { eligible: eligible === 1, warning: warning ?? undefined },
        certificatesWarning: certificatesWarning ?? undefined,
        notifications: rows.flatMap(({ notification }) => notification ?? []),
        cpdStatus: hasNothingToDeclare
          ? "upToDate"
          : cpdStatusOf(overviewOn({ isRequired: isRequired === 1, year, nextDueDate }, rules.cpd, today)),
        subscription: subscription?.status,
      },
    ),
  };
};

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
      if (sessionId === null) throw new RefusalError(409, "NO_SESSION", "There is no open session.");
      return Promise.resolve({ encryptId: encryptedId(customerId, handOffKey), sessionId });
    },
  });
};
