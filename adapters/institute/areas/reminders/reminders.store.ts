import type { SentReminder } from "../../../../domain/institute/reminders/reminders.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { latestValidTime } from "../../platform/claim-run.ts";
import { required, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import { propertyOf, setProperty } from "../../platform/storage/properties.ts";
import type { Database } from "../../platform/storage/storage.ts";

/** Rows of a kind of reminder that was sent with a step or a later one, in a query. */
export const remindersSent = (database: Database, kind: SentReminder["kind"], step: number, now: Date) =>
  database
    .selectFrom("reminders")
    .select("reminders.step")
    .where("reminders.kind", "=", kind)
    .where("reminders.step", ">=", step)
    .where("reminders.sentAt", "<=", latestValidTime(now).getTime());

export const remindersTable = defineTable("reminders", {
  ofPerson: { words: "reminders sent", merger: ["kind", "subject", "dueDate", "step"] },
  columns: {
    customerId: personId,
    sentAt: required.instant(),
    kind: required.code<SentReminder["kind"]>(),
    subject: required.text(),
    dueDate: required.day(),
    /** Days after the due date; negative before it. */
    step: required.number(),
  },
});

type ReminderRow = RowOf<typeof remindersTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    reminders: ReminderRow;
  }
}

/** The sent reminders of some people, by ID, without those that a fast clock recorded in the future. REAL-09 */
export const sentReminders = async (
  database: Database,
  customerIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly SentReminder[]>> => {
  if (customerIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("reminders")
    .select(["customerId", "kind", "subject", "dueDate", "step"])
    .where("customerId", "in", customerIds)
    .where("sentAt", "<=", latestValidTime(now).getTime())
    .execute();
  const sent = new Map<string, SentReminder[]>();
  for (const { customerId, kind, subject, dueDate: due, step } of rows) {
    const reminder = { kind, subject, due, step };
    const others = sent.get(customerId);
    if (others) others.push(reminder);
    else sent.set(customerId, [reminder]);
  }
  return sent;
};

/** The people among some who were reminded of an obligation since an instant, in milliseconds since 1970. YEAR-02 */
export const filterRemindedSince = async (
  database: Database,
  customerIds: readonly string[],
  { kind, subject }: Pick<SentReminder, "kind" | "subject">,
  since: number,
): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom("reminders")
    .select("customerId")
    .where("customerId", "in", customerIds)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("sentAt", ">=", since)
    .execute();
  return new Set(rows.map(({ customerId }) => customerId));
};

/** Records a reminder; false when another process has recorded it. YEAR-02 */
export const recordReminder = async (
  transaction: Database,
  customerId: string,
  { kind, subject, due: dueDate, step }: SentReminder,
  now: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto("reminders")
    .values({ customerId, kind, subject, dueDate, step, sentAt: now.getTime() })
    .onConflict((conflict) => conflict.columns(["customerId", "kind", "subject", "dueDate", "step"]).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
};

const property = "reminders";

/** The latest complete run of the worker: day, time and result. */
export interface ReminderRun {
  readonly day: CalendarDate;
  readonly at: string;
  readonly sent: number;
  /** Number of people whose reminder failed. */
  readonly failed: number;
}

/** The latest complete run; undefined before the first. YEAR-03 */
export const latestRun = async (database: Database): Promise<ReminderRun | undefined> => {
  const found = await propertyOf(database, property);
  return found === undefined ? undefined : (JSON.parse(found) as ReminderRun);
};

/** Records a complete run. */
export const recordRun = async (database: Database, run: ReminderRun): Promise<void> => {
  await setProperty(database, property, JSON.stringify(run));
};
