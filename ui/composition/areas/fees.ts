import type { Container } from "inversify";
import { httpFeesLedger } from "../../../adapters/fees/http.ts";
import { FeesAccount } from "../../../application/fees/fees-account.ts";
import type { FeesLedger } from "../../../application/ports/fees-ledger.ts";
import { FeesAndTransactionsPage } from "../../fees/fees-and-transactions-page.tsx";
import { bindFileDownloads, FILE_DOWNLOADS } from "../bindings/file-downloads.ts";
import { API, CLOCK } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER, FAILURES } from "../bindings/shell.ts";
import { bindClass, bindSingleton } from "../bind-singleton.ts";
import { pageWith } from "../page.tsx";
import { token } from "../token.ts";

const FEES_LEDGER = token<FeesLedger>("FeesLedger");
const FEES_ACCOUNT = token<FeesAccount>("FeesAccount");

/** Fees and transactions, which load with their page. */
const bindFees = (container: Container): void => {
  bindFileDownloads(container);
  bindSingleton(container, FEES_LEDGER, httpFeesLedger, [API]);
  bindClass(container, FEES_ACCOUNT, FeesAccount, [FEES_LEDGER, CUSTOMER, FILE_DOWNLOADS, FAILURES]);
};

export const feesAndTransactionsPage = pageWith(FeesAndTransactionsPage, { content: CONTENT, customer: CUSTOMER, account: FEES_ACCOUNT, clock: CLOCK }, bindFees);
