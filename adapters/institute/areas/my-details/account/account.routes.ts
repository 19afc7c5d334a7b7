import { accountDetails, saveAccountDetails } from "../../../../contract/my-details-account.contract.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { portalContext } from "../../use-case-context.ts";
import { changeAccount } from "./change-account.ts";
import { readAccount } from "./read-account.ts";

/** Account details. ACCT-01 to ACCT-08 */
export const serveAccount = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(accountDetails, { answer: readAccount });

  serve(saveAccountDetails, {
    answer: (request) => {
      const { customerId, body: sent, version } = request;
      return changeAccount(portalContext(request, dependencies), customerId, { sent, version });
    },
  });
};
