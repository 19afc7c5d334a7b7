import { evidenceCutoff, unattachedRetention } from "../../../../domain/institute/evidence/evidence-retention.ts";
import { dayOf } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { EvidenceStore } from "../../platform/evidence/evidence-store.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Sweep } from "../../platform/storage/sweep-report.ts";
import { deleteReceivedBefore, existingEvidenceIds } from "./evidence.store.ts";

const hour = 60 * 60 * 1000;

/** Removes files that no form was sent with for a day, and those older than evidence is kept. LOG-02 */
export const deleteOldEvidence = async (sweep: Sweep, rules: OrganisationRules): Promise<number> => {
  const { now } = sweep;
  const unattached = new Date(now.getTime() - unattachedRetention);
  return (
    (await deleteReceivedBefore(sweep, unattached, "unattached")) +
    (await deleteReceivedBefore(sweep, evidenceCutoff(dayOf(now, rules), rules), "all"))
  );
};

/**
 * Removes files without a row: of a broken-off upload, or whose row was removed by an erasure or by its age. An hour's
 * grace is left to uploads that are under way. LOG-02
 */
export const removeUnknownFiles = async (
  { database, now, yieldToRequests }: Sweep,
  store: EvidenceStore | undefined,
): Promise<number> => {
  if (!store) return 0;
  const before = new Date(now.getTime() - hour);
  const old: string[] = [];
  for await (const { id, writtenAt } of store.files()) {
    if (writtenAt < before.getTime()) old.push(id);
    await yieldToRequests();
  }
  let count = await store.removeBrokenOff(before);
  for (const chunk of chunked(old)) {
    const known = await existingEvidenceIds(database, chunk);
    for (const id of chunk)
      if (!known.has(id)) {
        await store.remove(id);
        count += 1;
      }
    await yieldToRequests();
  }
  return count;
};
