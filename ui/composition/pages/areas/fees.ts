import { FeesAndTransactionsPage } from "../../../fees/fees-and-transactions-page.tsx";
import { FEES_ACCOUNT, feesModule } from "../../container/modules/fees.ts";
import { pageToolsModule } from "../../container/modules/page-tools.ts";
import { CLOCK } from "../../container/modules/ports.ts";
import { CONTENT, CUSTOMER, FAILURES } from "../../container/modules/shell.ts";
import { earlyBalance, earlyFees } from "../../first-load/early-calls.ts";
import { definePage } from "../page.tsx";

export const modules = [pageToolsModule, feesModule];

export const pages = {
  "/fees-and-transactions": definePage(
    FeesAndTransactionsPage,
    { content: CONTENT, customer: CUSTOMER, account: FEES_ACCOUNT, clock: CLOCK, failures: FAILURES },
    { contents: ["fees-and-transactions"], calls: [earlyBalance, earlyFees] },
  ),
};
