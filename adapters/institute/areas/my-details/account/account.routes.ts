import { disable } from "../../../../../domain/my-details/transfer.ts";
import { accountDetails, saveAccountDetails } from "../../../../contract/my-details-account.contract.ts";
import { fullNameOf } from "../../../platform/customers/customers.store.ts";
import { inPortal } from "../../acting.ts";
import type { ApiParts } from "../../api-parts.ts";
import { retirementDateOf } from "../../retirement/retirement.store.ts";
import { personalRecordOf } from "../my-details.store.ts";
import { accountRecords } from "./account.store.ts";
import { changeAccount, refuseWithheld } from "./change-account.ts";

/** Account details. ACCT-01 to ACCT-08 */
export const serveAccount = ({ serve, ...parts }: ApiParts): void => {
  serve(accountDetails, {
    answer: async ({ database, customer, customerId }) => {
      const [{ details, version }, retirementDate] = await Promise.all([
        personalRecordOf(database, accountRecords, customerId),
        retirementDateOf(database, customerId),
        refuseWithheld(database, customerId),
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
    answer: async (request) => {
      const { customerId, body: sent, version } = request;
      await changeAccount(inPortal(request, parts), customerId, { sent, version });
      return undefined;
    },
  });
};
