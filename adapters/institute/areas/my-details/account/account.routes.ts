import * as z from "zod/mini";

import type { Exhaustive } from "../../../../../domain/kernel/answers.ts";
import { isAccountWithheld, type AccountChange } from "../../../../../domain/my-details/account.ts";
import { disable, oxfordBrookesShownAs, transferShownAs } from "../../../../../domain/my-details/transfer.ts";
import type { BodyOf, Call } from "../../../../contract/call.ts";
import { accountDetails, saveAccountDetails } from "../../../../contract/my-details-account.contract.ts";
import type { CallRequest } from "../../../platform/api/serve.ts";
import { fullNameOf, notificationCodesOf } from "../../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { ApiParts } from "../../api-parts.ts";
import { retirementDateOf } from "../../retirement/retirement.store.ts";
import { changeRecord, recordOf, type RecordKind } from "../my-details.store.ts";

// The customer's row holds ID, name, status and nationality; the outcome of a transfer derives from the choice.
const stored = z.omit(accountDetails.answer, {
  uln: true,
  fullname: true,
  status: true,
  nationality: true,
  transferToAcca: true,
  transferDiploma: true,
  transferPapers: true,
  version: true,
});
export type StoredAccount = z.output<typeof stored>;

export const accountRecords: RecordKind<StoredAccount> = {
  name: "account",
  schema: stored,
  nothing: { memberQualifications: [] },
};

const changed = (record: StoredAccount, change: BodyOf<typeof saveAccountDetails>): StoredAccount => {
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

/** Throws while exam results are withheld, when the account can be neither read nor changed. ACCT-07 */
const refuseWithheld = async ({
  database,
  customerId,
}: Pick<CallRequest<Call>, "database" | "customerId">): Promise<void> => {
  if (isAccountWithheld(await notificationCodesOf(database, customerId))) throw wordedRefusal("forbidden", "WITHHELD");
};

/** Account details. ACCT-01 to ACCT-08 */
export const serveAccount = ({ serve, auditKey }: ApiParts): void => {
  serve(accountDetails, {
    answer: async (callRequest) => {
      const { database, customer, customerId } = callRequest;
      const [{ details, version }, retirementDate] = await Promise.all([
        recordOf(database, accountRecords, customerId),
        retirementDateOf(database, customerId),
        refuseWithheld(callRequest),
      ]);
      const chosen = details.transferFIAToAcca?.selectedOption;
      return {
        ...details,
        ...(retirementDate ? { retirementDate } : {}),
        canTransfer: details.canTransfer ?? false,
        transferToAcca: chosen !== undefined && chosen !== disable,
        transferDiploma: chosen === "transferDiploma",
        transferPapers: chosen === "transferPapers",
        uln: customerId,
        fullname: fullNameOf(customer),
        status: customer.status,
        nationality: customer.nationality ?? undefined,
        version,
      };
    },
  });

  serve(saveAccountDetails, {
    answer: async (callRequest) => {
      await refuseWithheld(callRequest);
      await changeRecord(accountRecords, {
        ...callRequest,
        auditKey,
        sent: callRequest.body,
        change: (stored) => changed(stored, callRequest.body),
      });
      return undefined;
    },
  });
};
