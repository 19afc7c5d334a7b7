import { overviewOn } from "../../../../domain/cpd/duty.ts";
import { cpdStatusOf } from "../../../../domain/cpd/status.ts";
import type { Profile } from "../../../../domain/customer/profile.ts";
import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { isPaidUp } from "../../../../domain/fees/settling.ts";
import { goodStandingOf } from "../../../../domain/institute/documents/good-standing.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { notificationCodesOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { recordedDutyOf } from "../cpd/duty.store.ts";
import { ledgerOf } from "../fees/fees.store.ts";
import { keyResourcesOf } from "../issued-documents/documents.store.ts";
import { accountRecords } from "../my-details/account/account.store.ts";
import { personalRecordOf } from "../my-details/my-details.store.ts";

/** Profile fields that are not in the customer's own row. */
export type ProfileFacts = Pick<Profile, "retirementCriteria" | "inGoodStanding">;

/** A customer's retirement criteria, and whether they are in good standing on a day. DOCS-02, EXP-02, LAND-02 */
export const profileFactsOf = async (
  database: Database,
  customer: CustomerRow,
  { today, rules }: RulesOnDay,
): Promise<ProfileFacts> => {
  const { customerId } = customer;
  const [account, duty, resources, notifications, ledger] = await Promise.all([
    personalRecordOf(database, accountRecords, customerId),
    recordedDutyOf(database, customerId),
    keyResourcesOf(database, customerId),
    notificationCodesOf(database, customerId),
    ledgerOf(database, customerId),
  ]);
  const letter = resources.find(({ key }) => key === "goodStanding");
  return {
    retirementCriteria: account.details.retirementCriteria,
    inGoodStanding: goodStandingOf(
      {
        type: userTypeOf(customer.customerType),
        isRetired: customer.isRetired === 1,
        isSuspended: isSuspended(customer),
      },
      {
        letter: letter && { eligible: letter.eligible === 1, warning: letter.warning ?? undefined },
        certificatesWarning: resources.find(({ key }) => key === "certificates")?.warning ?? undefined,
        notifications,
        cpdStatus: duty ? cpdStatusOf(overviewOn(duty, rules.cpd, today)) : "upToDate",
        isPaymentOverdue: !isPaidUp(ledger, today),
      },
    ),
  };
};
