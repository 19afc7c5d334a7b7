import { maxEvidencePerForm } from "../../../../domain/evidence/evidence-limits.ts";
import type { EvidenceSubject } from "../../../../domain/evidence/evidence.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { ActionContext } from "../use-case-context.ts";
import { setSubject } from "./evidence.store.ts";

/**
 * Notes what uploaded files of a person prove, in the transaction that stores the form they were sent with. Refuses files
 * that are gone, prove something already, or are somebody else's, all in the same words. LOG-02
 */
export const attachEvidence = async (
  { database }: Pick<ActionContext, "database">,
  customerId: string,
  ids: readonly string[] | undefined,
  about: EvidenceSubject,
): Promise<void> => {
  if (ids === undefined || ids.length === 0) return;
  const fileIds = [...new Set(ids)];
  if (fileIds.length > maxEvidencePerForm) throw wordedRefusal("unacceptable", "EVIDENCE_TOO_MANY");
  if ((await setSubject(database, customerId, fileIds, about)) !== fileIds.length)
    throw wordedRefusal("unacceptable", "EVIDENCE_GONE");
};
