import type { Container } from "inversify";
import type { ComponentType } from "react";
import { httpFeesOffice } from "../../../adapters/fees/http.ts";
import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { FeesAccount } from "../../../application/fees/fees-account.ts";
import { FeesAndTransactionsPage } from "../../fees/fees-and-transactions-page.tsx";
import { API, CLOCK, FAILURE_REPORTS, FILE_SAVER, NEW_IDENTIFIER } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER, FAILURES, TRACK } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";
import { token } from "../token.ts";

const FEES_ACCOUNT = token<FeesAccount>("FeesAccount");

/** Fees and transactions, which load with their page. */
const bindFees = (container: Container): void => {
  if (container.isBound(FEES_ACCOUNT)) return;
  container
    .bind(FEES_ACCOUNT)
    .toResolvedValue(
      (api, customer, saver, reports, newIdentifier, failures, track) =>
        new FeesAccount(httpFeesOffice(api), customer, new FileDownloads(saver, reports, newIdentifier, track), failures),
      [API, CUSTOMER, FILE_SAVER, FAILURE_REPORTS, NEW_IDENTIFIER, FAILURES, TRACK],
    )
    .inSingletonScope();
};

export const feesAndTransactionsPage = (container: Container): ComponentType => {
  bindFees(container);
  return pageWith(container, FeesAndTransactionsPage, { content: CONTENT, customer: CUSTOMER, account: FEES_ACCOUNT, clock: CLOCK });
};
