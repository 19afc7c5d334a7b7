import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { disable } from "../../../../../domain/my-details/transfer.ts";
import type { Retirement } from "../../../../../domain/retirement/register.ts";
import { storedLabelIn } from "../../../../../domain/rules/organisation-lists.ts";
import { isInForce, submissionStateOf } from "../../../../../domain/submissions/events.ts";
import { fullNameOf } from "../../../platform/customers/customers.store.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { submissionsOf } from "../../submissions/submissions.store.ts";
import type { ReadContext } from "../../use-case-context.ts";
import { personalRecordOf } from "../my-details.store.ts";
import { accountRecords, type StoredAccount } from "./account.store.ts";
import { refuseWithheld } from "./change-account.ts";

const transferOf = ({ canTransfer = false, transferFIAToAcca }: StoredAccount) => {
  const chosen = transferFIAToAcca?.selectedOption;
  return {
    canTransfer,
    transferToAcca: chosen !== undefined && chosen !== disable,
    transferDiploma: chosen === "transferDiploma",
    transferPapers: chosen === "transferPapers",
  };
};

/** Retirement date of a person on the register; undefined when they did not join in the portal. ACCT-01 */
const retirementDateOf = async (database: Database, customerId: string): Promise<CalendarDate | undefined> => {
  const sent = await submissionsOf(database, customerId, ["retirement"]);
  const found = sent.findLast(({ kind, events }) => isInForce(submissionStateOf(kind, events)));
  return found && (found.answers as Retirement).retirementDate;
};

/** A customer's account details, with their version; a refusal while they are withheld. ACCT-01 to ACCT-08 */
export const readAccount = async ({ database, customer, rules, language }: ReadContext) => {
  const { customerId } = customer;
  const [{ details, version }, retirementDate] = await Promise.all([
    personalRecordOf(database, accountRecords, customerId),
    retirementDateOf(database, customerId),
    refuseWithheld(database, customerId),
  ]);
  return {
    ...details,
    memberQualifications: details.memberQualifications?.map(({ code, codeDescription: label }) => ({
      code,
      codeDescription: storedLabelIn(rules.lists.professionalQualifications, { code, label }, language),
    })),
    ...(retirementDate ? { retirementDate } : {}),
    ...transferOf(details),
    uln: customerId,
    fullname: fullNameOf(customer),
    status: customer.status,
    nationality: customer.nationality ?? undefined,
    version,
  };
};
