import { accountDetails, saveAccountDetails } from "../../../../contract/my-details-account.contract.ts";
import { inPortal } from "../../acting.ts";
import type { ApiParts } from "../../api-parts.ts";
import { changeAccount } from "./change-account.ts";
import { readAccount } from "./read-account.ts";

/** Account details. ACCT-01 to ACCT-08 */
export const serveAccount = ({ serve, ...parts }: ApiParts): void => {
  serve(accountDetails, { answer: readAccount });

  serve(saveAccountDetails, {
    answer: (request) => {
      const { customerId, body: sent, version } = request;
      return changeAccount(inPortal(request, parts), customerId, { sent, version });
    },
  });
};
