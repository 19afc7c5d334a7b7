import { submissionCopy } from "../../../contract/submissions.contract.ts";
import type { ApiParts } from "../api-parts.ts";
import { issueCopy } from "./issue-copy.ts";

/** Copies of submissions. CPD-10, WAIV-05, MEMB-09, RETR-01 */
export const serveSubmissions = ({ serve, ...parts }: ApiParts): void =>
  serve(submissionCopy, { answer: (request) => issueCopy(request, parts, request.params["reference"] ?? "") });
