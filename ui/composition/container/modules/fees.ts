import { ContainerModule } from "inversify";

import { FeesAccount } from "../../../../application/fees/fees-account.ts";
import { token } from "../token.ts";
import { FILE_DOWNLOADS } from "./page-tools.ts";
import { CUSTOMER, FEES_RECORDS, FEES_STATEMENT } from "./shell.ts";

export const FEES_ACCOUNT = token<FeesAccount>("FeesAccount");

/** The customer's charges and payments, for the pages of fees and of payments. */
export const feesModule = new ContainerModule(({ bind }) => {
  bind(FEES_ACCOUNT).toResolvedValue(
    (statement, ledger, customer, files) => new FeesAccount(statement, ledger, customer, files),
    [FEES_STATEMENT, FEES_RECORDS, CUSTOMER, FILE_DOWNLOADS],
  );
});
