import type { Logger } from "pino";

import { remindersDue, sentReminder } from "../../../../domain/institute/reminders/reminders.ts";
import { dayOf, hourOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { latestValidTime, claimRun } from "../../platform/claim-run.ts";
import { memoizeLibrary } from "../../platform/content/content-library.ts";
import { lockCustomer } from "../../platform/customers/customers.store.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { MailTexts } from "../../platform/mail/mails.ts";
import { Periodic } from "../../platform/periodic.ts";
import { isStorageUnavailable } from "../../platform/storage/faults.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { YieldToRequests } from "../../platform/yield-to-requests.ts";
import { datedPerson, everyoneInBatches, type DatedPerson } from "./dated-facts.store.ts";
import { reminderMail } from "./reminder-mail.ts";
import { latestRun, recordReminder, recordRun, sentReminders } from "./reminders.store.ts";

const minute = 60_000;

interface ReminderDependencies {
  readonly database: Database;
  readonly rules: OrganisationRules;
  readonly mails: MailTexts;
  /** Hour of the day, in the organisation's time zone, from which reminders are sent. */
  readonly fromHour: number;
  readonly log: Logger;
  readonly now: () => Date;
}

type ReminderWork = Omit<ReminderDependencies, "log"> & {
  readonly log: Pick<Logger, "warn">;
  readonly yieldToRequests: YieldToRequests;
  /** Called when the reminder of one person fails; the others are still sent. */
  readonly onFailure: (error: unknown) => void;
};

/** The result of a run. */
export interface ReminderResult {
  readonly sent: number;
  /** Number of people whose reminder failed; the next day retries. */
  readonly failed: number;
}

/** Whether the rules define any reminder. */
export const areRemindersSent = ({ reminders }: OrganisationRules): boolean =>
  Object.values(reminders).some(({ before, after }) => before.length + after.length > 0);

/** The people of a batch who need a reminder. */
const toRemind = async (
  { database, rules, now }: ReminderWork,
  people: readonly DatedPerson[],
  today: CalendarDate,
): Promise<readonly string[]> => {
  const candidates = people.filter(({ facts }) => remindersDue(facts, rules.reminders, today, []).length > 0);
  const sent = await sentReminders(
    database,
    candidates.map(({ person }) => person.customerId),
    now(),
  );
  return candidates
    .filter(
      ({ person, facts }) => remindersDue(facts, rules.reminders, today, sent.get(person.customerId) ?? []).length > 0,
    )
    .map(({ person }) => person.customerId);
};

/**
 * Records and queues a person's due reminders in one transaction. Reads their facts again, so no reminder asks for a
 * payment that has just arrived. Returns the number of reminders.
 */
const remind = (
  { database, rules, mails, now }: ReminderWork,
  customerId: string,
  today: CalendarDate,
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, customerId);
    const found = await datedPerson(transaction, customerId, today, rules);
    const sent = (await sentReminders(transaction, [customerId], now())).get(customerId) ?? [];
    if (!found) return 0;
    const { person, facts } = found;
    const grace =
      facts.suspension === "grace" ? { code: person.suspensionCode, ends: person.suspensionGraceEnds } : undefined;
    let count = 0;
    for (const reminder of remindersDue(facts, rules.reminders, today, sent)) {
      if (!(await recordReminder(transaction, customerId, sentReminder(reminder), now()))) continue;
      const { obligation } = reminder;
      const mail = reminderMail(mails, { obligation, grace, today });
      await putInOutbox(transaction, { customerId, mail }, now());
      count += 1;
    }
    return count;
  });

/** Time after which another process takes over a silent run. */
const lease = 10 * minute;

const claim = ({ database, log, now }: ReminderWork, notSince: Date): Promise<boolean> =>
  database
    .transaction()
    .execute(
      async (transaction) =>
        (await claimRun(transaction, { name: "reminders", now: now(), notSince, log })) !== undefined,
    );

/** Whether the reminders of a day were sent. A run recorded in the future does not count. REAL-09 */
const areSentOn = async ({ database, now }: ReminderWork, today: CalendarDate): Promise<boolean> => {
  const latest = await latestRun(database);
  return latest !== undefined && latest.day >= today && new Date(latest.at) <= latestValidTime(now());
};

/**
 * Sends everyone the reminders of the day, once a day in one of the processes. The next run resumes an interrupted one
 * and repeats no reminder. Undefined when another process has claimed the run. YEAR-02, YEAR-03
 */
export const sendReminders = async (whole: ReminderWork): Promise<ReminderResult | undefined> => {
  // One reading of the texts for all mails of a run.
  const work = { ...whole, mails: { ...whole.mails, library: memoizeLibrary(whole.mails.library) } };
  const { database, rules, fromHour, now, yieldToRequests } = work;
  const started = now();
  const today = dayOf(started, rules);
  if (!areRemindersSent(rules) || hourOf(started, rules) < fromHour) return undefined;
  if (await areSentOn(work, today)) return undefined;
  if (!(await claim(work, new Date(started.getTime() - lease)))) return undefined;
  let sent = 0;
  let failed = 0;
  for await (const people of everyoneInBatches(database, today, rules)) {
    await yieldToRequests();
    for (const customerId of await toRemind(work, people, today)) {
      try {
        sent += await remind(work, customerId, today);
      } catch (error) {
        if (isStorageUnavailable(error)) throw error;
        work.onFailure(error);
        failed += 1;
      }
      await yieldToRequests();
    }
    // Renews the lease of the run.
    await claim(work, now());
  }
  await recordRun(database, { day: today, at: now().toISOString(), sent, failed });
  return { sent, failed };
};

/** The periodic job that sends reminders. */
export const reminderWork = (work: ReminderDependencies): Periodic =>
  new Periodic({
    every: 10 * minute,
    work: async (yieldToRequests) => {
      const onFailure = (error: unknown) => work.log.error({ err: error }, "a person could not be reminded");
      const done = await sendReminders({ ...work, onFailure, yieldToRequests });
      if (done) work.log.info(done, "reminders were sent");
    },
    onError: (error) => work.log.error({ err: error }, "reminders could not be sent"),
  });
