import type { AccountDetails } from "../../../domain/my-details/account.ts";
import { isAccountWithheld } from "../../../domain/my-details/account.ts";
import type { OxfordBrookes, TransferRecord } from "../../../domain/my-details/transfer.ts";
import { oxfordBrookesShownAs, transferShownAs } from "../../../domain/my-details/transfer.ts";
import type { BodyOf } from "../../contract/call.ts";
import { accountDetails, saveAccountDetails } from "../../contract/account.ts";
import { Refused } from "../refused.ts";
import { customerOf, notificationCodesOf } from "../storage/customers.ts";
import { retirementDateOf } from "../storage/membership.ts";
import { changeRecord, recordOf, type RecordKind } from "../storage/personal-records.ts";
import type { ApiParts } from "./api-parts.ts";

/** What is stored of an account; name, status and nationality stand with the customer. */
export type AccountRecord = Omit<AccountDetails, "fullname" | "status" | "nationality"> &
  TransferRecord & {
    readonly retirementCriteria?: string | undefined;
    readonly oxfordBrookes?: OxfordBrookes | undefined;
  };

export const accountRecords: RecordKind<AccountRecord> = { name: "account", nothing: { memberQualifications: [] } };

const changed = (record: AccountRecord, change: BodyOf<typeof saveAccountDetails>): AccountRecord => {
  const { oxfordBrookes, transferFIAToAcca: transfer } = change;
  if (oxfordBrookes && oxfordBrookesShownAs(record.oxfordBrookes) !== "editable")
    throw new Refused(403, "NOT_OPEN", "This answer cannot be changed here.");
  const isOpen = (chosen: string): boolean =>
    transferShownAs(record) === "editable" &&
    (record.transferFIAToAcca?.availableOptions.some(({ value }) => value === chosen) ?? false);
  if (transfer && !isOpen(transfer.selectedOption))
    throw new Refused(422, "NO_SUCH_TRANSFER", "This way to transfer is not open to you.");
  return {
    ...record,
    ...(oxfordBrookes && record.oxfordBrookes
      ? { oxfordBrookes: { ...record.oxfordBrookes, status: String(oxfordBrookes.status) } }
      : {}),
    ...(transfer && record.transferFIAToAcca
      ? { transferFIAToAcca: { ...record.transferFIAToAcca, selectedOption: transfer.selectedOption } }
      : {}),
  };
};

/** Account details. ACCT-01 to ACCT-08 */
export const serveAccount = ({ serve, database, now, auditKey }: ApiParts): void => {
  serve(accountDetails, {
    answer: async ({ customerId }) => {
      const customer = await customerOf(database, customerId);
      const { details, version } = await recordOf(database, accountRecords, customerId);
      const retirementDate = await retirementDateOf(database, customerId);
      const { memberQualifications, transferFIAToAcca: transfer, ...rest } = details;
      return {
        ...rest,
        ...(retirementDate ? { retirementDate } : {}),
        fullname: `${customer.firstName} ${customer.surname}`,
        status: customer.status,
        nationality: customer.nationality ?? undefined,
        memberQualifications: [...memberQualifications],
        ...(transfer ? { transferFIAToAcca: { ...transfer, availableOptions: [...transfer.availableOptions] } } : {}),
        version,
      };
    },
  });

  serve(saveAccountDetails, {
    answer: ({ customerId, body, version }) =>
      database.transaction().execute(async (transaction) => {
        if (isAccountWithheld(await notificationCodesOf(transaction, customerId)))
          throw new Refused(403, "WITHHELD", "Account details cannot be changed while exam results are prepared.");
        const change = (stored: AccountRecord) => changed(stored, body);
        await changeRecord(transaction, accountRecords, { customerId, version, change, at: now(), auditKey });
        return undefined;
      }),
  });
};
