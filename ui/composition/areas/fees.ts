import { FeesAndTransactionsPage } from "../../fees/fees-and-transactions-page.tsx";
import { earlyBalance, earlyFees } from "../early-calls.ts";
import { FEES_ACCOUNT, feesModule } from "../modules/fees.ts";
import { pageToolsModule } from "../modules/page-tools.ts";
import { CLOCK } from "../modules/ports.ts";
import { CONTENT, CUSTOMER, FAILURES } from "../modules/shell.ts";
import { definePage } from "../page.tsx";

export const modules = [pageToolsModule, feesModule];

export const pages = {
  "/fees-and-transactions": definePage(
    FeesAndTransactionsPage,
    { content: CONTENT, customer: CUSTOMER, account: FEES_ACCOUNT, clock: CLOCK, failures: FAILURES },
    { contents: ["fees-and-transactions"], calls: [earlyBalance, earlyFees] },
  ),
};
