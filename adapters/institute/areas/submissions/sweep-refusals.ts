import { retentionCutoff } from "../../../../domain/institute/rules/retention.ts";
import { submissionStateOf } from "../../../../domain/submissions/events.ts";
import { rangesOf } from "../../platform/storage/ranges.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Sweep } from "../../platform/storage/sweep-report.ts";
import { deleteSubmissions, withEvents } from "./submissions.store.ts";

/** Deletes refused applications beyond their retention; returns their number. KEEP-01 */
export const deleteOldRefusals = async ({ database, now, rules, yieldToRequests }: Sweep): Promise<number> => {
  const before = retentionCutoff("refusedApplications", now, rules);
  const applicationsIn = (from: Database) => from.selectFrom("submissions").where("kind", "=", "application");
  let count = 0;
  for await (const { after, to } of rangesOf(applicationsIn(database), "submittedAt", before - 1, yieldToRequests))
    count += await database.transaction().execute(async (transaction) => {
      const rows = await applicationsIn(transaction)
        .selectAll()
        .where("submittedAt", ">", after)
        .where("submittedAt", "<=", to)
        .execute();
      const refused = (await withEvents(transaction, rows)).filter(
        ({ kind, events }) => submissionStateOf(kind, events) === "refused" && (events.at(-1)?.at ?? 0) < before,
      );
      await deleteSubmissions(
        transaction,
        refused.map(({ reference }) => reference),
      );
      return refused.length;
    });
  return count;
};
