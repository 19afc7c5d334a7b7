import { ContainerModule } from "inversify";

import { FeesAccount } from "../../../application/fees/fees-account.ts";
import { FeesAndTransactionsPage } from "../../fees/fees-and-transactions-page.tsx";
import { earlyBalance, earlyFees } from "../early-calls.ts";
import { FILE_DOWNLOADS, pageToolsModule } from "../modules/page-tools.ts";
import { CLOCK } from "../modules/ports.ts";
import { CONTENT, CUSTOMER, FAILURES, FEES_LEDGER, FEES_STATEMENT } from "../modules/shell.ts";
import { definePage } from "../page.tsx";
import { token } from "../token.ts";

const FEES_ACCOUNT = token<FeesAccount>("FeesAccount");

const feesModule = new ContainerModule(({ bind }) => {
  bind(FEES_ACCOUNT).toResolvedValue(
    (statement, ledger, customer, files) => new FeesAccount(statement, ledger, customer, files),
    [FEES_STATEMENT, FEES_LEDGER, CUSTOMER, FILE_DOWNLOADS],
  );
});

export const modules = [pageToolsModule, feesModule];

export const pages = {
  "/fees-and-transactions": definePage(
    FeesAndTransactionsPage,
    { content: CONTENT, customer: CUSTOMER, account: FEES_ACCOUNT, clock: CLOCK, failures: FAILURES },
    { contents: ["fees-and-transactions"], calls: [earlyBalance, earlyFees] },
  ),
};
