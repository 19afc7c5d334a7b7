import type { SubmissionArchive } from "../../application/ports/institute.ts";
import { submissionCopy } from "../contract/submissions.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's call about submissions. */
export const httpSubmissionArchive = (api: ApiClient): SubmissionArchive => ({
  copy: (reference) => resultOf(api.file(submissionCopy, { params: { reference } })),
});
