import { disable } from "../../../../../domain/my-details/transfer.ts";
import { fullNameOf } from "../../../platform/customers/customers.store.ts";
import type { Reading } from "../../acting.ts";
import { retirementDateOf } from "../../retirement/retirement.store.ts";
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

/** A customer's account details, with their version; a refusal while they are withheld. ACCT-01 to ACCT-08 */
export const readAccount = async ({ database, customer }: Reading) => {
  const { customerId } = customer;
  const [{ details, version }, retirementDate] = await Promise.all([
    personalRecordOf(database, accountRecords, customerId),
    retirementDateOf(database, customerId),
    refuseWithheld(database, customerId),
  ]);
  return {
    ...details,
    ...(retirementDate ? { retirementDate } : {}),
    ...transferOf(details),
    uln: customerId,
    fullname: fullNameOf(customer),
    status: customer.status,
    nationality: customer.nationality ?? undefined,
    version,
  };
};
