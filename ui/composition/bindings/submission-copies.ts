import type { Container } from "inversify";
import { httpSubmissionArchive } from "../../../adapters/submissions/http.ts";
import { SubmissionCopies } from "../../../application/documents/submission-copies.ts";
import type { SubmissionArchive } from "../../../application/ports/submission-archive.ts";
import { bindClass, bindSingleton } from "../bind-singleton.ts";
import { token } from "../token.ts";
import { bindFileDownloads, FILE_DOWNLOADS } from "./file-downloads.ts";
import { API } from "./ports.ts";
import { CUSTOMER } from "./shell.ts";

const SUBMISSION_ARCHIVE = token<SubmissionArchive>("SubmissionArchive");
export const SUBMISSION_COPIES = token<SubmissionCopies>("SubmissionCopies");

/** Copies of what was submitted, which load with the pages that end in one. */
export const bindSubmissionCopies = (container: Container): void => {
  bindFileDownloads(container);
  bindSingleton(container, SUBMISSION_ARCHIVE, httpSubmissionArchive, [API]);
  bindClass(container, SUBMISSION_COPIES, SubmissionCopies, [SUBMISSION_ARCHIVE, CUSTOMER, FILE_DOWNLOADS]);
};
