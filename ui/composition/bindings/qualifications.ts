import { httpQualificationRecords } from "../../../adapters/qualifications/http.ts";
import { Qualifications } from "../../../application/qualifications/qualifications.ts";
import { service } from "../service.ts";
import { API } from "./ports.ts";
import { FAILURES, TRACKED_LOADS } from "./shell.ts";

/** Qualifications and exam progress, which load with the pages that show them. */
export const QUALIFICATIONS = service(
  "Qualifications",
  (api, failures, loads) => {
    const qualifications = new Qualifications(httpQualificationRecords(api), failures);
    loads.set("qualifications", qualifications.progress);
    return qualifications;
  },
  [API, FAILURES, TRACKED_LOADS],
);
