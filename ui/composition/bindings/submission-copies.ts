import { httpSubmissionArchive } from "../../../adapters/submissions/http.ts";
import { SubmissionCopies } from "../../../application/documents/submission-copies.ts";
import { service, serviceOf } from "../service.ts";
import { FILE_DOWNLOADS } from "./file-downloads.ts";
import { API } from "./ports.ts";
import { CUSTOMER } from "./shell.ts";

const SUBMISSION_ARCHIVE = service("SubmissionArchive", httpSubmissionArchive, [API]);

/** Copies of what was submitted, which load with the pages that end in one. */
export const SUBMISSION_COPIES = serviceOf("SubmissionCopies", SubmissionCopies, [SUBMISSION_ARCHIVE, CUSTOMER, FILE_DOWNLOADS]);
