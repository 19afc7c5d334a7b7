import type { ServedFile } from "../../platform/api/serve.ts";
import type { EvidenceStore } from "../../platform/evidence/evidence-store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { ReadContext } from "../use-case-context.ts";
import { storedEvidence } from "./evidence.store.ts";

/** Reads a customer's own file; a refusal where they have none of that id, or its bytes are gone. LOG-02 */
export const readEvidence = async (
  { database, customer }: ReadContext,
  fileId: string,
  store: EvidenceStore,
): Promise<ServedFile> => {
  const file = await storedEvidence(database, fileId);
  const bytes = file?.customerId === customer.customerId ? await store.read(file.id) : undefined;
  if (!file || !bytes) throw wordedRefusal("unknown", "NO_SUCH_FILE");
  return { name: file.name, bytes };
};
