import { cpdStatusOf } from "../../domain/cpd/status.ts";
import type { Profile } from "../../domain/customer/profile.ts";
import { isSuspended } from "../../domain/customer/suspension.ts";
import { userTypeOf } from "../../domain/customer/user-type.ts";
import { goodStandingOf } from "../../domain/documents/good-standing.ts";
import { dayOf, daysBetween } from "../../domain/kernel/calendar-date.ts";
import { prepared } from "../institute/storage/prepared.ts";
import type { Database } from "../institute/storage/storage.ts";
import { accountRecords } from "../my-details/account/institute.ts";
import { readRecord } from "../my-details/storage.ts";
import type { CustomerRow } from "./storage.ts";

/** What is told of a customer beside what stands in their own row. */
export type ProfileFacts = Pick<Profile, "retirementCriteria" | "inGoodStanding">;

// One statement, since every visit begins with it: a row for each notification, and one where there is none.
const rowsOf = prepared((database, customerId) =>
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
    .select((row) => [
      "account.details",
      "cpd.code as cpdCode",
      "cpd.nextDueDate",
      "letter.eligible",
      "letter.warning",
      "certificates.warning as certificatesWarning",
      "notifications.code as notification",
      row
        .selectFrom("subscriptions")
        .select("subscriptions.status")
        .whereRef("subscriptions.customerId", "=", "customers.customerId")
        .orderBy("year", "desc")
        .limit(1)
        .as("subscription"),
    ]),
);

/** What a customer said of retiring, and whether they are in good standing on a day. DOCS-02, EXP-02, LAND-02 */
export const profileFactsOf = async (database: Database, customer: CustomerRow, now: Date): Promise<ProfileFacts> => {
  const rows = await rowsOf(database, customer.customerId);
  const [found] = rows;
  if (!found) return {};
  const { details, cpdCode, nextDueDate, eligible, warning, certificatesWarning, subscription } = found;
  const hasNothingToDeclare = cpdCode === null || nextDueDate === null;
  return {
    retirementCriteria: details === null ? undefined : readRecord(accountRecords, details).retirementCriteria,
    inGoodStanding: goodStandingOf(
      { type: userTypeOf(customer.customerType), isRetired: customer.isRetired === 1, isSuspended: isSuspended(customer) },
      {
        letter: eligible === null ? undefined : { eligible: eligible === 1, warning: warning ?? undefined },
        certificatesWarning: certificatesWarning ?? undefined,
        notifications: rows.flatMap(({ notification }) => notification ?? []),
        cpdStatus: hasNothingToDeclare ? "upToDate" : cpdStatusOf({ code: cpdCode, remainingDays: daysBetween(dayOf(now), nextDueDate) }),
        subscription: subscription ?? undefined,
      },
    ),
  };
};
