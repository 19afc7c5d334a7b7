import type { QualificationRecords } from "../../application/ports/institute.ts";
import type { ApiClient } from "../http/api-client.ts";
import { resultOf } from "../http/results.ts";
import { progress } from "./qualifications.contract.ts";

/** The institute's call about qualifications. */
export const httpQualificationRecords = (api: ApiClient): QualificationRecords => ({
  progress: () => resultOf(api.call(progress, {})),
});
