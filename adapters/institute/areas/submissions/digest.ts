import type { Logger } from "pino";

import { dayOf, displayDate, hourOf, startOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
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
/** Hour of the organisation's clock from which the digest is written, before the working day. */
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

interface Parts {
  readonly database: Database;
  /** The registry's email address. */
  readonly email: string;
  readonly rules: OrganisationRules;
  readonly mails: MailTexts;
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Mails the registry a digest on each working day of the organisation: new submissions, and overdue ones. Only one
 * process sends it. SENT-06, REAL-09
 */
export const writeDigest = ({
  database,
  email,
  rules,
  mails,
  log,
  now,
}: Omit<Parts, "log"> & {
  readonly log: Pick<Logger, "warn">;
}): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const present = now();
    const today = dayOf(present, rules);
    if (!isWorkingDay(today) || hourOf(present, rules) < hour) return;
    const turn = await takeTurn(transaction, {
      name: "registry digest",
      now: present,
      notSince: startOf(today, rules),
      log,
    });
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
export const digestWork = (parts: Parts): Periodic =>
  new Periodic({
    every: 10 * minute,
    work: () => writeDigest(parts),
    onError: (error) => parts.log.error({ err: error }, "the registry's digest could not be written"),
  });
