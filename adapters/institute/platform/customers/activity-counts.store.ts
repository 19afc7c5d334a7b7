import { retentionCutoff } from "../../../../domain/institute/rules/retention.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { ActivityEntry, ActivityKind } from "../../../../domain/my-details/activity.ts";
import { chunked } from "../storage/chunked.ts";
import { required, personId } from "../storage/columns.ts";
import { defineTable, type RowOf } from "../storage/define-table.ts";
import { deleteInRanges } from "../storage/ranges.ts";
import type { Database } from "../storage/storage.ts";
import type { Sweep } from "../storage/sweep-report.ts";

/** Kinds that are counted per day and subject, so repetition cannot fill the table. */
type CountedKind = Extract<ActivityKind, "signInRefused" | "downloaded" | "checked" | "seenByStaff">;

export const activityCountsTable = defineTable("activityCounts", {
  ofPerson: { words: "refused sign-ins, downloads and checks of documents", merger: "left" },
  columns: {
    customerId: personId,
    day: required.day(),
    kind: required.code<CountedKind>(),
    /** The device, the file or the document; "" when unknown. */
    subject: required.text(),
    count: required.number(),
    latestAt: required.instant(),
  },
});

type ActivityCountRow = RowOf<typeof activityCountsTable>;

declare module "../storage/tables.ts" {
  interface Tables {
    activityCounts: ActivityCountRow;
  }
}

/** An event to count. */
export interface CountedActivity extends Pick<ActivityCountRow, "customerId" | "kind" | "subject"> {
  readonly now: Date;
  /** The organisation's day. */
  readonly today: CalendarDate;
}

/** Counts an event of an account. ACTV-01 */
export const countActivity = async (
  database: Database,
  { customerId, kind, subject, now, today: day }: CountedActivity,
): Promise<void> => {
  const latestAt = now.getTime();
  await database
    .insertInto("activityCounts")
    .values({ customerId, kind, day, subject, count: 1, latestAt })
    .onConflict((conflict) =>
      conflict
        .columns(["customerId", "kind", "day", "subject"])
        .doUpdateSet(({ eb }) => ({ count: eb("activityCounts.count", "+", 1), latestAt })),
    )
    .execute();
};

/** The kind of activity of staff who looked at a person. DESK-10 */
export const seenByStaff = "seenByStaff" satisfies CountedKind;

/** Deletes the counts of visits by staff to people who are deleted. */
export const deleteViewsByStaff = async (transaction: Database, customerIds: readonly string[]): Promise<void> => {
  for (const chunk of chunked(customerIds))
    await transaction
      .deleteFrom("activityCounts")
      .where("customerId", "in", chunk)
      .where("kind", "=", seenByStaff)
      .execute();
};

/** A customer's counted events since an instant. ACTV-01 */
export const countedActivityOf = async (
  database: Database,
  customerId: string,
  since: number,
): Promise<readonly ActivityEntry[]> => {
  const rows = await database
    .selectFrom("activityCounts")
    .select(["kind", "subject", "count", "latestAt"])
    .where("customerId", "=", customerId)
    .where("latestAt", ">=", since)
    .execute();
  return rows.map(({ kind, subject, count, latestAt: at }) => {
    const named = subject === "" ? undefined : subject;
    return { kind, at, count, ...(kind === "signInRefused" ? { device: named } : { subject: named }) };
  });
};

/** Deletes counts beyond their retention; returns their number. KEEP-01 */
export const deleteOldActivity = ({ database, now, rules, yieldToRequests }: Sweep): Promise<number> =>
  deleteInRanges(
    database.selectFrom("activityCounts"),
    "latestAt",
    retentionCutoff("activity", now, rules) - 1,
    yieldToRequests,
    (to) => database.deleteFrom("activityCounts").where("latestAt", "<=", to).executeTakeFirstOrThrow(),
  );
