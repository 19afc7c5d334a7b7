import type { Container } from "inversify";
import { httpFeesOffice } from "../../../adapters/http/fees-office.ts";
import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { FeesAccount } from "../../../application/fees/fees-account.ts";
import { token } from "../token.ts";
import { API, FILE_SAVER } from "./ports.ts";
import { CUSTOMER, FAILURES, TRACK } from "./shell.ts";

export const FEES_ACCOUNT = token<FeesAccount>("FeesAccount");

/** Fees and transactions, which load with their page. */
export const bindFees = (container: Container): void => {
  if (container.isBound(FEES_ACCOUNT)) return;
  container
    .bind(FEES_ACCOUNT)
    .toResolvedValue(
      (api, customer, saver, failures, track) =>
        new FeesAccount(httpFeesOffice(api), customer, new FileDownloads(saver, track), failures),
      [API, CUSTOMER, FILE_SAVER, FAILURES, TRACK],
    )
    .inSingletonScope();
};
