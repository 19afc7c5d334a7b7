import type { Logger } from "pino";

import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import type { EvidenceServices } from "../areas/evidence/receive-evidence.ts";
import { deleteOldEvidence, removeUnknownFiles } from "../areas/evidence/sweep-evidence.ts";
import { deleteOldRefusals } from "../areas/submissions/sweep-refusals.ts";
import { deleteOldDeskFiles } from "../desk/desk-files.store.ts";
import { deleteOldJobs } from "../desk/jobs/jobs.store.ts";
import { deleteOldForms } from "../desk/sent-forms.store.ts";
import { deleteOldAnswers } from "../platform/api/idempotency.ts";
import { claimRun } from "../platform/claim-run.ts";
import { deleteOldActivity } from "../platform/customers/activity-counts.store.ts";
import { deleteOldMails, removeSpentLinks } from "../platform/mail/retention.ts";
import { Periodic } from "../platform/periodic.ts";
import { forgetOldValues } from "../platform/storage/audit.ts";
import { setProperty } from "../platform/storage/properties.ts";
import type { Database } from "../platform/storage/storage.ts";
import { sweepProperty, type Sweep, type SweepReport } from "../platform/storage/sweep-report.ts";
import { deleteOldMessages } from "../platform/webhooks/webhook-outbox.ts";
import type { YieldToRequests } from "../platform/yield-to-requests.ts";
import { holdersOfLinks } from "../provider/credentials/holders-of-links.ts";
import { deleteExpiredChallenges } from "../provider/credentials/passkey-challenges.ts";
import { deleteSpentLinks } from "../provider/credentials/passwords.ts";
import { deleteOldSignIns } from "../provider/sign-ins.ts";
import { deleteExpiredStaffLinks } from "../provider/staff/links.store.ts";
import { deleteOldStaffRecords } from "../provider/staff/records.store.ts";
import { deleteOldStaffSessions } from "../provider/staff/sessions.store.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Dependencies of a sweep besides the database. */
interface SweepDependencies {
  readonly rules: OrganisationRules;
  readonly evidence?: EvidenceServices | undefined;
}

/**
 * The kinds of data that the sweep removes, as named in the log. Mails come before links, because links say which mails
 * still work.
 */
const sweepSteps: readonly (readonly [string, (sweep: Sweep, dependencies: SweepDependencies) => Promise<number>])[] = [
  [
    "mails without their links",
    (sweep) => removeSpentLinks(sweep, (customerIds) => holdersOfLinks(sweep.database, sweep.now, customerIds)),
  ],
  ["links", deleteSpentLinks],
  ["mails", deleteOldMails],
  ["answers under a key", deleteOldAnswers],
  ["webhook messages", deleteOldMessages],
  ["refused applications", deleteOldRefusals],
  ["files of members", (sweep, { rules }) => deleteOldEvidence(sweep, rules)],
  ["files without a record", (sweep, { evidence }) => removeUnknownFiles(sweep, evidence?.store)],
  ["activity", async (sweep) => (await deleteOldActivity(sweep)) + (await deleteOldSignIns(sweep))],
  ["challenges of passkeys", deleteExpiredChallenges],
  ["values of changes", forgetOldValues],
  [
    "sessions, links, forms and files of staff",
    async (sweep) =>
      (await deleteOldStaffSessions(sweep)) +
      (await deleteExpiredStaffLinks(sweep)) +
      (await deleteOldForms(sweep)) +
      (await deleteOldDeskFiles(sweep)) +
      (await deleteOldJobs(sweep)),
  ],
  ["records of staff", deleteOldStaffRecords],
];

/** Whether the server is stopping. */
const isStop = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

interface RetentionDependencies extends SweepDependencies {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Removes expired data once an hour, in one of the processes, in batches that yield to requests. KEEP-01 */
export const sweep = async ({
  database,
  log,
  yieldToRequests,
  ...dependencies
}: RetentionDependencies & { readonly yieldToRequests: YieldToRequests }): Promise<void> => {
  const now = dependencies.now();
  const turn = { name: sweepProperty, now, notSince: new Date(now.getTime() - hour), log };
  if (!(await database.transaction().execute((transaction) => claimRun(transaction, turn)))) return;
  const removed: Record<string, number> = {};
  for (const [kind, remove] of sweepSteps)
    try {
      removed[kind] = await remove(
        { database, now, rules: dependencies.rules.retention, yieldToRequests },
        dependencies,
      );
    } catch (error) {
      if (isStop(error)) throw error;
      // A failure, such as a missing folder, does not keep the other kinds.
      log.error({ err: error, kind }, "expired data could not be deleted");
    }
  await setProperty(database, sweepProperty, JSON.stringify({ at: now.toISOString(), removed } satisfies SweepReport));
  if (Object.values(removed).some((count) => count > 0)) log.info({ removed }, "expired data was deleted");
};

/** The periodic job of the sweep. */
export const sweepWork = (dependencies: RetentionDependencies): Periodic =>
  new Periodic({
    every: 10 * minute,
    work: (yieldToRequests) => sweep({ ...dependencies, yieldToRequests }),
    onError: (error) => dependencies.log.error({ err: error }, "expired data could not be deleted"),
  });
