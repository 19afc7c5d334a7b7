import type { Container } from "inversify";
import { httpSubmissionArchive } from "../../../adapters/submissions/http.ts";
import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { SubmissionCopies } from "../../../application/documents/submission-copies.ts";
import { token } from "../token.ts";
import { API, FAILURE_REPORTS, FILE_SAVER, NEW_IDENTIFIER } from "./ports.ts";
import { CUSTOMER, TRACK } from "./shell.ts";

export const SUBMISSION_COPIES = token<SubmissionCopies>("SubmissionCopies");

/** Copies of what was submitted, which load with the pages that end in one. */
export const bindSubmissionCopies = (container: Container): void => {
  if (container.isBound(SUBMISSION_COPIES)) return;
  container
    .bind(SUBMISSION_COPIES)
    .toResolvedValue(
      (api, customer, saver, reports, newIdentifier, track) =>
        new SubmissionCopies(httpSubmissionArchive(api), customer, new FileDownloads(saver, reports, newIdentifier, track)),
      [API, CUSTOMER, FILE_SAVER, FAILURE_REPORTS, NEW_IDENTIFIER, TRACK],
    )
    .inSingletonScope();
};
