import type { CpdRecordFile } from "../../application/ports/institute.ts";
import type { ApiClient } from "../http/api-client.ts";
import { resultOf } from "../http/results.ts";
import { cpdRecordFile } from "./record.contract.ts";

/** Calls the institute for the CPD record as a file. */
export const httpCpdRecordFile =
  (api: ApiClient): CpdRecordFile =>
  () =>
    resultOf(api.file(cpdRecordFile, {}));
