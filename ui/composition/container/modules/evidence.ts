import { ContainerModule } from "inversify";

import { httpEvidenceArchive } from "../../../../adapters/http/evidence.http.ts";
import { EvidenceFiles } from "../../../../application/evidence/evidence-files.ts";
import { SentEvidence } from "../../../../application/evidence/sent-evidence.ts";
import { token } from "../token.ts";
import { FILE_DOWNLOADS, FLOW_SERVICES } from "./page-tools.ts";
import { API, CONFIGURATION } from "./ports.ts";
import { FAILURES } from "./shell.ts";

/** Creates the files of a form by its name; undefined where the API takes none. LOG-02 */
export const NEW_EVIDENCE_FILES = token<(form: string) => EvidenceFiles | undefined>("NewEvidenceFiles");

/** The files that were sent; undefined where the API takes none. LOG-02 */
export const SENT_EVIDENCE = token<SentEvidence | undefined>("SentEvidence");

/** Files that forms are sent with. */
export const evidenceModule = new ContainerModule(({ bind }) => {
  bind(SENT_EVIDENCE).toResolvedValue(
    (api, downloads, { raise }, { evidence }) =>
      evidence === true ? new SentEvidence(httpEvidenceArchive(api), downloads, raise) : undefined,
    [API, FILE_DOWNLOADS, FAILURES, CONFIGURATION],
  );
  bind(NEW_EVIDENCE_FILES).toResolvedValue(
    (api, services, { evidence }) =>
      (form) =>
        evidence === true ? new EvidenceFiles(form, httpEvidenceArchive(api), services) : undefined,
    [API, FLOW_SERVICES, CONFIGURATION],
  );
});
