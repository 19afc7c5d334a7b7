import { mayRemove } from "../../../../domain/evidence/evidence.ts";
import {
  evidenceFile,
  listEvidence,
  removeEvidence as removeEvidenceCall,
  uploadEvidence,
} from "../../../contract/evidence.contract.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { Limit } from "../../platform/limits.ts";
import type { ApiParts } from "../api-parts.ts";
import { evidenceOf, storedEvidence } from "./evidence.store.ts";
import { evidenceReceiver } from "./receive-evidence.ts";
import { removeEvidence } from "./remove-evidence.ts";
import { settling } from "./settled-evidence.ts";

/** Uploads of a person: as many as several forms take, then one in ten seconds. */
const uploadLimit: Limit = { name: "evidence", atOnce: 60, every: 10_000 };

const lengthIn = (header: string | undefined): number | undefined =>
  header === undefined ? undefined : Number(header);

/** Files that prove something: upload, list, download and removal. LOG-02 */
export const serveEvidence = ({ serve, evidence }: ApiParts): void => {
  if (!evidence) return;
  const receive = evidenceReceiver(evidence);

  serve(uploadEvidence, {
    hasOwnTransaction: true,
    limit: uploadLimit,
    answer: ({ query, request, ...call }) =>
      receive({
        ...call,
        name: query.name,
        // Left open when the rest is not read, so that the sender gets an answer.
        body: request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
        length: lengthIn(request.headers["content-length"]),
        log: request.log,
      }),
  });

  serve(listEvidence, {
    answer: async (request) => {
      const files = await evidenceOf(request.database, request.customerId);
      const isSettled = settling(request);
      return {
        files: await Promise.all(
          files.map(async (file) => ({ ...file, mayRemove: mayRemove(file, await isSettled(file.about)) })),
        ),
      };
    },
  });

  serve(evidenceFile, {
    answer: async ({ database, customerId, params: { fileId = "" } }) => {
      const file = await storedEvidence(database, fileId);
      const bytes = file?.customerId === customerId ? await evidence.store.read(file.id) : undefined;
      if (!file || !bytes) throw wordedRefusal("unknown", "NO_SUCH_FILE");
      return { name: file.name, bytes };
    },
  });

  serve(removeEvidenceCall, {
    hasOwnTransaction: true,
    answer: async (request) => {
      await removeEvidence(request, request.customer, request.params["fileId"] ?? "", evidence.store);
      return undefined;
    },
  });
};
