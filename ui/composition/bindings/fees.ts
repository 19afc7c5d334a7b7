import type { Container } from "inversify";
import { httpFeesOffice } from "../../../adapters/fees/http.ts";
import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { FeesAccount } from "../../../application/fees/fees-account.ts";
import { token } from "../token.ts";
import { API, FAILURE_REPORTS, FILE_SAVER, NEW_IDENTIFIER } from "./ports.ts";
import { CUSTOMER, FAILURES, TRACK } from "./shell.ts";

export const FEES_ACCOUNT = token<FeesAccount>("FeesAccount");

/** Fees and transactions, which load with their page. */
export const bindFees = (container: Container): void => {
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
