import { pdfFileName } from "../kernel/file-name.ts";

/** The name a copy of what was submitted is saved under. CPD-10, WAIV-05, MEMB-09, RETR-01 */
export const submissionCopyFileName = (reference: string, customerId: string): string =>
  pdfFileName("COPY", reference, customerId);
