import type { QualificationRecords } from "../../application/ports/qualification-records.ts";
import { progress } from "./contract.ts";
import type { ApiClient } from "../http/api-client.ts";
import { inItsPlace } from "../http/answers.ts";

/** The institute's call about qualifications. */
export const httpQualificationRecords = (api: ApiClient): QualificationRecords => ({
  progress: () => inItsPlace(api.call(progress, {})),
});
