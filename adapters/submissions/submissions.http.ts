import type { SubmissionArchive } from "../../application/ports/institute.ts";
import type { ApiClient } from "../http/api-client.ts";
import { resultOf } from "../http/results.ts";
import { submissionCopy } from "./submissions.contract.ts";

/** The institute's call about submissions. */
export const httpSubmissionArchive = (api: ApiClient): SubmissionArchive => ({
  copy: (reference) => resultOf(api.file(submissionCopy, { params: { reference } })),
});
