import type { Container } from "inversify";
import { httpQualificationRecords } from "../../../adapters/http/qualification-records.ts";
import { Qualifications } from "../../../application/qualifications/qualifications.ts";
import { token } from "../token.ts";
import { API } from "./ports.ts";
import { FAILURES, PAGE_TRACKING } from "./shell.ts";

export const QUALIFICATIONS = token<Qualifications>("Qualifications");

/** Qualifications and exam progress, which load with the pages that show them. */
export const bindQualifications = (container: Container): void => {
  if (container.isBound(QUALIFICATIONS)) return;
  container
    .bind(QUALIFICATIONS)
    .toResolvedValue(
      (api, failures, tracking) => {
        const qualifications = new Qualifications(httpQualificationRecords(api), failures);
        tracking.watchLoad("qualifications", qualifications.progress);
        return qualifications;
      },
      [API, FAILURES, PAGE_TRACKING],
    )
    .inSingletonScope();
};
