import {
  evidenceFile,
  listEvidence as listEvidenceCall,
  removeEvidence as removeEvidenceCall,
  uploadEvidence,
} from "../../../contract/evidence.contract.ts";
import type { Limit } from "../../platform/limits.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import type { CheckSettled } from "./check-settled.ts";
import { listEvidence } from "./list-evidence.ts";
import { readEvidence } from "./read-evidence.ts";
import { evidenceReceiver, type EvidenceServices } from "./receive-evidence.ts";
import { removeEvidence } from "./remove-evidence.ts";

export interface EvidenceDependencies extends ApiDependencies {
  /** Where members' files lie; undefined where none are taken. LOG-02 */
  readonly evidence: EvidenceServices | undefined;
  readonly checkSettled: CheckSettled;
}

/** Uploads of a person: as many as several forms take, then one in ten seconds. */
const uploadLimit: Limit = { name: "evidence", atOnce: 60, every: 10_000 };

const lengthIn = (header: string | undefined): number | undefined =>
  header === undefined ? undefined : Number(header);

/** Files that prove something: upload, list, download and removal. LOG-02 */
export const serveEvidence = ({ serve, evidence, checkSettled }: EvidenceDependencies): void => {
  if (!evidence) return;
  const receive = evidenceReceiver(evidence);

  serve(uploadEvidence, {
    hasOwnTransaction: true,
    limit: uploadLimit,
    answer: ({ query, request, ...call }) =>
      receive({
        ...call,
        name: query.name,
        // Stays open when the rest is not read, so that the sender gets an answer.
        body: request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
        length: lengthIn(request.headers["content-length"]),
        log: request.log,
      }),
  });

  serve(listEvidenceCall, { answer: async (request) => ({ files: await listEvidence(request, checkSettled) }) });

  serve(evidenceFile, {
    answer: (request) => readEvidence(request, request.params["fileId"] ?? "", evidence.store),
  });

  serve(removeEvidenceCall, {
    hasOwnTransaction: true,
    answer: (request) =>
      removeEvidence(request, request.customer, request.params["fileId"] ?? "", {
        store: evidence.store,
        checkSettled,
      }),
  });
};
