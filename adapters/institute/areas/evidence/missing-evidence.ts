import type { EvidenceStore } from "../../platform/evidence/evidence-store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { allEvidence } from "./evidence.store.ts";

/** How many files are on record, their bytes, and the ids of those that are not in the store. */
export interface EvidenceHealth {
  readonly count: number;
  readonly bytes: number;
  readonly missing: readonly string[];
}

/** Compares the record of members' files with the store. LOG-02 */
export const evidenceHealth = async (database: Database, store: EvidenceStore): Promise<EvidenceHealth> => {
  const known = await allEvidence(database);
  const missing = new Set(known.map(({ fileId }) => fileId));
  for await (const { id } of store.files()) missing.delete(id);
  return { count: known.length, bytes: known.reduce((sum, { size }) => sum + size, 0), missing: [...missing] };
};
