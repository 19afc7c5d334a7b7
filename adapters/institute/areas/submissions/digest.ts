import type { Logger } from "pino";

import { isWorkingDay, waitOf } from "../../../../domain/institute/submissions/promises.ts";
import { dayOf, displayDate, hourOf, startOf } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { dueRun, claimRun } from "../../platform/claim-run.ts";
import { putForOrganisation } from "../../platform/mail/mail-outbox.ts";
import type { MailTexts } from "../../platform/mail/mails.ts";
import { Periodic } from "../../platform/periodic.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { YieldToRequests } from "../../platform/yield-to-requests.ts";
import type { SubmissionTexts } from "../../texts/paper-shapes.ts";
import { submissionTexts } from "./confirm-submission.ts";
import type { DescribeSubmission } from "./description.ts";
import { registryDigestMail } from "./digest-mail.ts";
import { answeredBetween, submissionsBetween, undecidedInBatches } from "./submission-lists.store.ts";
import type { StoredSubmission } from "./submissions.store.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Hour of the organisation's clock from which the digest is written, before the working day. */
const hour = 5;

const line = (
  describe: DescribeSubmission,
  submission: StoredSubmission,
  rules: OrganisationRules,
  texts: SubmissionTexts,
): string =>
  `${submission.reference}: ${describe(submission, rules, texts).title}, sent on ${displayDate(submission.submittedOn, rules)}`;

/** Submissions that wait longer than the promised working days, oldest first. */
const lateSubmissions = async (
  { database, rules }: Pick<DigestDependencies, "database" | "rules">,
  now: Date,
  yieldToRequests: YieldToRequests,
): Promise<readonly StoredSubmission[]> => {
  const today = dayOf(now, rules);
  const late: StoredSubmission[] = [];
  for await (const submissions of undecidedInBatches(database, now, yieldToRequests))
    late.push(...submissions.filter(({ kind, submittedOn }) => waitOf(kind, submittedOn, today, rules).isLate));
  return late;
};

interface DigestDependencies {
  readonly database: Database;
  /** The registry's email address. */
  readonly email: string;
  readonly describe: DescribeSubmission;
  readonly rules: OrganisationRules;
  readonly mails: MailTexts;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Dependencies of a digest; the job yields between its batches. */
interface DigestWork extends Omit<DigestDependencies, "log"> {
  readonly log: Pick<Logger, "warn">;
  readonly yieldToRequests: YieldToRequests;
}

/**
 * Mails the registry a digest on each working day of the organisation: new submissions, answers, and what is overdue. Only one
 * process sends it. SENT-06, REAL-09
 */
export const writeDigest = async ({ yieldToRequests, log, ...dependencies }: DigestWork): Promise<void> => {
  const { database, email, describe, rules, mails } = dependencies;
  const now = dependencies.now();
  const today = dayOf(now, rules);
  if (!isWorkingDay(today, rules) || hourOf(now, rules) < hour) return;
  const turn = { name: "registry digest", now, notSince: startOf(today, rules) };
  const due = await dueRun(database, turn);
  if (!due) return;
  const since = due.last ?? new Date(now.getTime() - day);
  const received = await submissionsBetween(database, since, now);
  const answered = await answeredBetween(database, since, now);
  const late = await lateSubmissions(dependencies, now, yieldToRequests);
  const texts = await submissionTexts(mails.library, undefined);
  const mail = await registryDigestMail(mails, {
    day: displayDate(today, rules),
    received: received.map((one) => line(describe, one, rules, texts)),
    answered: answered.map((one) => line(describe, one, rules, texts)),
    late: late.map((one) => line(describe, one, rules, texts)),
  });
  await database.transaction().execute(async (transaction) => {
    if (await claimRun(transaction, { ...turn, log }))
      await putForOrganisation(transaction, { recipient: email, ...mail }, now);
  });
};

/** The periodic job of the digest. */
export const digestWork = (dependencies: DigestDependencies): Periodic =>
  new Periodic({
    every: 10 * minute,
    work: (yieldToRequests) => writeDigest({ ...dependencies, yieldToRequests }),
    onError: (error) => dependencies.log.error({ err: error }, "the registry's digest could not be written"),
  });
