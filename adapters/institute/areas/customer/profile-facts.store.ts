import { overviewOn } from "../../../../domain/cpd/duty.ts";
import { cpdStatusOf } from "../../../../domain/cpd/status.ts";
import type { Profile } from "../../../../domain/customer/profile.ts";
import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { goodStandingOf } from "../../../../domain/documents/good-standing.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import type { Database } from "../../platform/storage/storage.ts";
import "../cpd/cpd.store.ts";
import "../documents/documents.store.ts";
import { statementOf } from "../fees/fees.store.ts";
import { accountRecords } from "../my-details/account/account.routes.ts";
import { readRecord } from "../my-details/my-details.store.ts";

/** Profile fields that are not in the customer's own row. */
export type ProfileFacts = Pick<Profile, "retirementCriteria" | "inGoodStanding">;

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
export const profileFactsOf = async (
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
