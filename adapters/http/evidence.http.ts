import type { EvidenceArchive } from "../../application/ports/evidence.ts";
import { evidenceFile, listEvidence, removeEvidence, uploadEvidence } from "../contract/evidence.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's calls about files that prove something. */
export const httpEvidenceArchive = (api: ApiClient): EvidenceArchive => ({
  upload: (name, bytes, key, onProgress) =>
    resultOf(api.call(uploadEvidence, { query: { name }, bytes, key, onProgress })),
  list: () => resultOf(api.call(listEvidence, {}).then(({ files }) => files)),
  file: (fileId) => resultOf(api.file(evidenceFile, { params: { fileId } })),
  remove: (fileId) => resultOf(api.call(removeEvidence, { params: { fileId } })),
});
