import type { Logger } from "pino";

import { dayOf, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { isWorkingDay, waitOf } from "../../../../domain/submissions/promises.ts";
import { registryDigest, type MailTexts } from "../../platform/mail/mails.ts";
import { putForOrganisation } from "../../platform/mail/outbox.ts";
import { Periodic } from "../../platform/periodic.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { takeTurn } from "../../platform/turns.ts";
import type { SubmissionTexts } from "../../texts/paper-shapes.ts";
import { describe } from "./describe.ts";
import { submissionsSince, undecidedSubmissions, type StoredSubmission } from "./submissions.store.ts";
import { submissionTexts } from "./submitted.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Hour of the digest, before the working day. */
const hour = 5;

const line = (submission: StoredSubmission, rules: OrganisationRules, texts: SubmissionTexts): string =>
  `${submission.reference}: ${describe(submission, rules, texts).title}, sent on ${displayDate(submission.submittedOn, rules)}`;

/** Submissions older than the promised working days, oldest first. */
const lateOn = async (
  database: Database,
  today: CalendarDate,
  rules: OrganisationRules,
): Promise<readonly StoredSubmission[]> =>
  (await undecidedSubmissions(database)).filter(
    ({ kind, submittedOn }) => waitOf(kind, submittedOn, today, rules).isLate,
  );

interface DigestDependencies {
  readonly database: Database;
  /** The registry's email address. */
  readonly email: string;
  readonly rules: OrganisationRules;
  readonly mails: MailTexts;
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Mails the registry a digest on each working day: new submissions, and overdue ones. Only one process sends it.
 * SENT-06
 */
export const writeDigest = ({ database, email, rules, mails, now }: Omit<DigestDependencies, "log">): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const present = now();
    const today = dayOf(present, rules);
    const notSince = new Date(today);
    if (!isWorkingDay(today) || present.getUTCHours() < hour) return;
    const turn = await takeTurn(transaction, { name: "registry digest", now: present, notSince });
    if (!turn) return;
    const since = turn.last ?? new Date(present.getTime() - day);
    const received = await submissionsSince(transaction, since);
    const late = await lateOn(transaction, today, rules);
    const texts = await submissionTexts(mails.library, undefined);
    const letter = await registryDigest(mails, {
      day: displayDate(today, rules),
      received: received.map((one) => line(one, rules, texts)),
      late: late.map((one) => line(one, rules, texts)),
    });
    await putForOrganisation(transaction, { recipient: email, ...letter }, present);
  });

/** The periodic job of the digest. */
export const digestWork = (parts: DigestDependencies): Periodic =>
  new Periodic({
    every: 10 * minute,
    work: () => writeDigest(parts),
    onError: (error) => parts.log.error({ err: error }, "the registry's digest could not be written"),
  });
