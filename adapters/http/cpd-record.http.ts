import type { CpdRecordFile } from "../../application/ports/institute.ts";
import { cpdRecordFile } from "../contract/cpd-record.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** Calls the institute for the CPD record as a file. */
export const httpCpdRecordFile =
  (api: ApiClient): CpdRecordFile =>
  () =>
    resultOf(api.file(cpdRecordFile, {}));
