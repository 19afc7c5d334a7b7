import type { Exhaustive } from "../../../../../domain/kernel/answers.ts";
import { isAccountWithheld, type AccountChange } from "../../../../../domain/my-details/account.ts";
import { oxfordBrookesShownAs, transferShownAs } from "../../../../../domain/my-details/transfer.ts";
import type { BodyOf } from "../../../../contract/call.ts";
import type { saveAccountDetails } from "../../../../contract/my-details-account.contract.ts";
import { notificationCodesOf } from "../../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { changeRecord } from "../my-details.store.ts";
import { accountRecords, type StoredAccount } from "./account.store.ts";

/** Throws while exam results are withheld, when the account can be neither read nor changed. ACCT-07 */
export const refuseWithheld = async (database: Database, customerId: string): Promise<void> => {
  if (isAccountWithheld(await notificationCodesOf(database, customerId))) throw wordedRefusal("forbidden", "WITHHELD");
};

type Change = BodyOf<typeof saveAccountDetails>;

const changed = (record: StoredAccount, change: Change): StoredAccount => {
  const { oxfordBrookes, transferFIAToAcca: transfer } = change;
  if (
    (oxfordBrookes && oxfordBrookesShownAs(record.oxfordBrookes) !== "editable") ||
    (transfer && transferShownAs(record) !== "editable")
  )
    throw wordedRefusal("forbidden", "NOT_OPEN");
  if (transfer && !record.transferFIAToAcca?.availableOptions.some(({ value }) => value === transfer.selectedOption))
    throw wordedRefusal("unacceptable", "NO_SUCH_TRANSFER");
  const changes: Exhaustive<Pick<StoredAccount, keyof AccountChange>> = {
    oxfordBrookes: record.oxfordBrookes && {
      ...record.oxfordBrookes,
      ...(oxfordBrookes && { status: String(oxfordBrookes.status) }),
    },
    transferFIAToAcca: record.transferFIAToAcca && { ...record.transferFIAToAcca, ...transfer },
  };
  return { ...record, ...changes };
};

/** Changes what a customer may choose about their account. Throws a refusal for what is not open to them. ACCT-01 to ACCT-08 */
export const changeAccount = async (
  context: ActionContext,
  customerId: string,
  { sent, version }: { readonly sent: Change; readonly version: string | undefined },
): Promise<void> => {
  await refuseWithheld(context.database, customerId);
  await changeRecord(accountRecords, {
    ...context,
    customerId,
    version,
    sent,
    change: (stored) => changed(stored, sent),
  });
};
