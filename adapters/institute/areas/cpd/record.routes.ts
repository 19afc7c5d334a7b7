import { cpdRecordFile } from "../../../contract/cpd-record.contract.ts";
import type { ApiParts } from "../api-parts.ts";
import { issueRecord } from "./issue-record.ts";

/** A member's CPD record as a PDF. TRAN-02 */
export const serveCpdRecord = ({ serve, ...parts }: ApiParts): void =>
  serve(cpdRecordFile, { answer: (request) => issueRecord(request, parts) });
