import { cpdRecordFile } from "../../../contract/cpd-record.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { issueRecord } from "./issue-record.ts";

/** A member's CPD record as a PDF. TRAN-02 */
export const serveCpdRecord = ({ serve, ...dependencies }: ApiDependencies): void =>
  serve(cpdRecordFile, { answer: (request) => issueRecord(request, dependencies) });
