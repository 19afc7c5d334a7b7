import { deleteInRanges } from "../../platform/storage/ranges.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Sweep } from "../../platform/storage/sweep-report.ts";
import type { StaffRecordEntry } from "../../provider/staff/records.store.ts";
import type { Entry } from "../frame.ts";

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    /** Heavy work that staff have started, with its result. */
    deskJobs: {
      jobId: string;
      /** The member of staff who started it, and alone sees it. */
      staffId: string;
      heading: string;
      entry: string;
      /** The page that started it. */
      address: string;
      progress: string;
      /** Its result as JSON; null while it is in progress. */
      outcome: string | null;
      startedAt: number;
      /** The last sign of life of the process that runs it. */
      seenAt: number;
    };
  }
}

/** A stored screen. */
export interface KeptScreen {
  readonly title: string;
  readonly markup: string;
  readonly action: StaffRecordEntry;
  readonly status?: number | undefined;
}

/** The result of a job: an address, a screen, or the words of a failure. */
export type KeptOutcome = { readonly location: string } | { readonly shown: KeptScreen } | { readonly failed: string };

/** A job of one of the staff. */
export interface DeskJob {
  readonly jobId: string;
  readonly heading: string;
  readonly entry: Entry;
  readonly address: string;
  readonly progress: string;
  readonly outcome: KeptOutcome | undefined;
  readonly startedAt: number;
  readonly seenAt: number;
}

/** Keeps a job that goes on. */
export const addJob = async (
  database: Database,
  staffId: string,
  job: Pick<DeskJob, "jobId" | "heading" | "entry" | "address" | "progress" | "startedAt">,
): Promise<void> => {
  await database
    .insertInto("deskJobs")
    .values({ ...job, staffId, outcome: null, seenAt: job.startedAt })
    .execute();
};

/** Stores the progress or the result of a job. */
export const updateJob = async (
  database: Database,
  jobId: string,
  { progress, outcome, seenAt }: { readonly progress: string; readonly outcome?: KeptOutcome; readonly seenAt: number },
): Promise<void> => {
  const ended = outcome && { outcome: JSON.stringify(outcome) };
  await database
    .updateTable("deskJobs")
    .set({ progress, seenAt, ...ended })
    .where("jobId", "=", jobId)
    .execute();
};

const jobsOf = (database: Database, staffId: string) =>
  database.selectFrom("deskJobs").selectAll().where("staffId", "=", staffId);

const jobFrom = (row: Awaited<ReturnType<ReturnType<typeof jobsOf>["executeTakeFirstOrThrow"]>>): DeskJob => ({
  ...row,
  entry: row.entry as Entry,
  outcome: row.outcome === null ? undefined : (JSON.parse(row.outcome) as KeptOutcome),
});

/** A job of one of the staff; undefined when it is somebody else's, or was deleted. */
export const jobOf = async (database: Database, staffId: string, jobId: string): Promise<DeskJob | undefined> => {
  const row = await jobsOf(database, staffId).where("jobId", "=", jobId).executeTakeFirst();
  return row && jobFrom(row);
};

/** The jobs in progress of one of the staff, with a sign of life after an instant. */
export const jobsUnderWay = async (database: Database, staffId: string, since: Date): Promise<readonly DeskJob[]> => {
  const rows = await jobsOf(database, staffId)
    .where("outcome", "is", null)
    .where("seenAt", ">", since.getTime())
    .orderBy("startedAt")
    .execute();
  return rows.map(jobFrom);
};

const day = 24 * 60 * 60_000;

/** Deletes jobs a day after they began; returns their number. KEEP-01 */
export const deleteOldJobs = ({ database, now, yieldToRequests }: Sweep): Promise<number> =>
  deleteInRanges(database.selectFrom("deskJobs"), "startedAt", now.getTime() - day, yieldToRequests, (to) =>
    database.deleteFrom("deskJobs").where("startedAt", "<=", to).executeTakeFirstOrThrow(),
  );
