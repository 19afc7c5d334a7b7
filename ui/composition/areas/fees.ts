import { httpFeesLedger } from "../../../adapters/fees/http.ts";
import { FeesAccount } from "../../../application/fees/fees-account.ts";
import { FeesAndTransactionsPage } from "../../fees/fees-and-transactions-page.tsx";
import { FILE_DOWNLOADS } from "../bindings/deferred.ts";
import { API, CLOCK } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER, FAILURES } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";
import { service, serviceOf } from "../service.ts";

const FEES_LEDGER = service("FeesLedger", httpFeesLedger, [API]);
const FEES_ACCOUNT = serviceOf("FeesAccount", FeesAccount, [FEES_LEDGER, CUSTOMER, FILE_DOWNLOADS, FAILURES]);

/** Fees and transactions, which load with their page. */
export const pages = {
  "/fees-and-transactions": pageWith(FeesAndTransactionsPage, { content: CONTENT, customer: CUSTOMER, account: FEES_ACCOUNT, clock: CLOCK }),
};
