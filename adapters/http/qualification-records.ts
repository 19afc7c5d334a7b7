import type { QualificationRecords } from "../../application/ports/qualification-records.ts";
import { progress } from "../contract/qualifications.ts";
import type { ApiClient } from "./api-client.ts";
import { inItsPlace } from "./in-its-place.ts";

/** The institute's call about qualifications. */
export const httpQualificationRecords = (api: ApiClient): QualificationRecords => ({
  progress: () => inItsPlace(api.call(progress, {})),
});
