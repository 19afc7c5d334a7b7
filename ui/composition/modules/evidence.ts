import { ContainerModule } from "inversify";

import { httpEvidenceArchive } from "../../../adapters/http/evidence.http.ts";
import { EvidenceFiles } from "../../../application/evidence/evidence-files.ts";
import { token } from "../token.ts";
import { FLOW_SERVICES } from "./page-tools.ts";
import { API, CONFIGURATION } from "./ports.ts";

/** Creates the files of a form by its name; undefined where the API takes none. LOG-02 */
export const NEW_EVIDENCE_FILES = token<(form: string) => EvidenceFiles | undefined>("NewEvidenceFiles");

/** Files that forms are sent with. */
export const evidenceModule = new ContainerModule(({ bind }) => {
  bind(NEW_EVIDENCE_FILES).toResolvedValue(
    (api, services, { evidence }) =>
      (form) =>
        evidence === true ? new EvidenceFiles(form, httpEvidenceArchive(api), services) : undefined,
    [API, FLOW_SERVICES, CONFIGURATION],
  );
});
