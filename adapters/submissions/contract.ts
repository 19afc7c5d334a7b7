import type { Call } from "../contract/call.ts";

export const submissionCopy = {
  failure: "SUBMISSION_COPY_DOWNLOAD_ERROR",
  summary: "A copy of what the customer submitted under a reference, as a PDF.",
  method: "GET",
  path: "/customers/{id}/submissions/{reference}",
  demands: "not past grace",
  file: "application/pdf",
} as const satisfies Call;
