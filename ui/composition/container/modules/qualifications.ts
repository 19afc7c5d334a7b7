import { ContainerModule } from "inversify";
import { runInAction } from "mobx";

import { httpQualificationRecords } from "../../../../adapters/http/qualifications.http.ts";
import { Qualifications } from "../../../../application/qualifications/qualifications.ts";
import { token } from "../token.ts";
import { API } from "./ports.ts";
import { FAILURES, TRACKED_LOADS } from "./shell.ts";

export const QUALIFICATIONS = token<Qualifications>("Qualifications");

/** Qualifications and exam progress; loaded with the pages that show them. */
export const qualificationsModule = new ContainerModule(({ bind }) => {
  bind(QUALIFICATIONS).toResolvedValue(
    (api, failures, loads) => {
      const qualifications = new Qualifications(httpQualificationRecords(api), failures);
      runInAction(() => loads.set("qualifications", qualifications.progress));
      return qualifications;
    },
    [API, FAILURES, TRACKED_LOADS],
  );
});
