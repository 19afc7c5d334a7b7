import type { QualificationRecords } from "../../application/ports/institute.ts";
import { progress } from "../contract/qualifications.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's call about qualifications. */
export const httpQualificationRecords = (api: ApiClient): QualificationRecords => ({
  progress: () => resultOf(api.call(progress, {})),
});
