import { submissionCopy } from "../../../contract/submissions.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import type { DescribeSubmission } from "./description.ts";
import { issueCopy } from "./issue-copy.ts";

export interface SubmissionDependencies extends ApiDependencies {
  /** Describes submissions of every area in words. SENT-02 */
  readonly describe: DescribeSubmission;
}

/** Copies of submissions. CPD-10, WAIV-05, MEMB-09, RETR-01 */
export const serveSubmissions = ({ serve, ...dependencies }: SubmissionDependencies): void =>
  serve(submissionCopy, { answer: (request) => issueCopy(request, dependencies, request.params["reference"] ?? "") });
