import { createHash } from "node:crypto";

import * as z from "zod";

import { activityLimits } from "../../../../domain/cpd/activity.ts";
import { cpdYearOf } from "../../../../domain/cpd/cpd-year.ts";
import { adjustmentStatuses, yearStatuses } from "../../../../domain/cpd/history.ts";
import { mostUnits } from "../../../../domain/cpd/units.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { normaliseInput, normaliseLines } from "../../../../domain/kernel/typed-text.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { recordWaiver, type RecordedWaiver } from "../cpd/waivers/record.ts";
import { addEvent, submissionOf, whyNotAdded } from "../submissions/submissions.store.ts";
import type { Flat, Line } from "./columns.ts";
import { calendarYear, count, customerId, day, tableRecords, words, yesNo, type RecordFile } from "./record-file.ts";

const overviewLine = z.object({ customerId, isRequired: yesNo, year: calendarYear, nextDueDate: day });

/** Each person's duty to declare, from which the state of the declaration is derived. CPD-01, YEAR-01 */
export const cpdRecords = tableRecords({
  name: "cpd",
  about: "Whether CPD has to be declared, the oldest year that is not declared, and by when it is due.",
  schema: overviewLine,
  key: ["customerId"],
  fillIn: () => ({ isRequired: true }),
  table: "cpdOverviews",
});

const broughtForwardUnits = z
  .number("has to be a number, such as 1.5")
  .nonnegative("cannot be negative")
  .multipleOf(0.01, "has at most two decimals");

const yearLine = z.object({ customerId, year: calendarYear, status: z.enum(yearStatuses), broughtForwardUnits });

/** The years among some that have an adjustment, as keys. */
const yearsWithAdjustments = async (database: Database, lines: readonly Line[]): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom("cpdAdjustments")
    .select(["customerId", "year"])
    .where(
      "customerId",
      "in",
      lines.map((line) => String(line["customerId"])),
    )
    .execute();
  return new Set(rows.map((row) => `${row.customerId} ${String(row.year)}`));
};

/** Recorded CPD years. CPD-11 */
export const cpdYearRecords = tableRecords({
  name: "cpd-years",
  about: "The years of a CPD record: how each was declared, or that it was not, with the units brought forward.",
  schema: yearLine,
  key: ["customerId", "year"],
  fillIn: () => ({ broughtForwardUnits: 0 }),
  table: "cpdYears",
  dependants: yearsWithAdjustments,
});

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const units = z
  .number("has to be a number, such as 1.5")
  .min(0.01, "has to be more than 0")
  .max(mostUnits, `is at most ${String(mostUnits)}`)
  .multipleOf(0.01, "has at most two decimals");

const activityLine = z.object({
  activityId: words(60),
  customerId,
  date: day,
  title: words(activityLimits.title),
  units,
  isVerifiable: yesNo,
  learnt: z.optional(z.string().max(activityLimits.learnt, `has at most ${String(activityLimits.learnt)} characters`)),
});

/** An identifier by what a line says, so that the same file brings in an activity once. */
const activityIdOf = (columns: Flat): string => {
  const said = ["customerId", "date", "title", "units"].map((column) => String(columns.get(column)));
  return `L-${createHash("sha256").update(said.join("\n")).digest("base64url").slice(0, 16)}`;
};

/** Activities that members logged, here or with another tool. LOG-06 */
export const activityRecords = tableRecords({
  name: "cpd-log",
  about: "The activities in members' logs of CPD.",
  schema: activityLine,
  key: ["activityId"],
  identified: (columns) =>
    (columns.get("activityId") ?? null) === null
      ? new Map([...columns, ["activityId", activityIdOf(columns)]])
      : columns,
  normalised: (line) => ({
    ...line,
    title: normaliseInput(text(line["title"])),
    learnt: normaliseLines(text(line["learnt"])) || undefined,
  }),
  onlyNew: ({ now }) => ({ loggedAt: now.getTime() }),
  table: "cpdActivities",
});

const adjustmentLine = z.object({
  adjustmentId: words(60),
  customerId,
  year: calendarYear,
  type: words(40),
  reason: words(100),
  reasonCode: z.optional(words(100)),
  units: count,
  status: z.enum(adjustmentStatuses),
  startDate: z.optional(day),
  endDate: z.optional(day),
});

const adjustments = tableRecords({
  name: "cpd-adjustments",
  about: "Waivers and other adjustments of a CPD year.",
  schema: adjustmentLine,
  key: ["adjustmentId"],
  belongsTo: { files: ["cpd-years"], fields: ["customerId", "year"] },
  fillIn: () => ({ type: "waiver" }),
  problems: ({ startDate, endDate, year }, { cpd }) => [
    ...(text(endDate) < text(startDate) ? [{ column: "endDate", reason: "must not be before startDate" }] : []),
    ...[
      { column: "startDate", given: startDate },
      { column: "endDate", given: endDate },
    ]
      .filter(({ given }) => given !== undefined && cpdYearOf(given as CalendarDate, cpd) !== year)
      .map(({ column }) => ({ column, reason: `has to be in the CPD year ${String(year)}` })),
  ],
  table: "cpdAdjustments",
});

const waiversIn = (lines: readonly Line[]): readonly RecordedWaiver[] =>
  lines
    .filter(({ type }) => type === "waiver")
    .map((line) => ({ ...(line as unknown as RecordedWaiver), reference: String(line["adjustmentId"]) }));

/** Waivers and other adjustments of a year; a waiver is a submission too. WAIV-01, CPD-11, SENT-01 */
export const adjustmentRecords: RecordFile = {
  ...adjustments,
  put: async (database, changes, by) => {
    await adjustments.put(database, changes, by);
    for (const waiver of waiversIn(changes.map(({ line }) => line))) await recordWaiver(database, waiver, by);
  },
  remove: async (database, lines, recording) => {
    await adjustments.remove?.(database, lines, recording);
    for (const { reference } of waiversIn(lines)) {
      const submission = await submissionOf(database, reference);
      const event = {
        type: "taken back",
        at: recording.now.getTime(),
        by: recording.by,
        reason: "Taken off the record by the organisation.",
      } as const;
      if (submission && whyNotAdded(submission, event) === undefined) await addEvent(database, submission, event);
    }
  },
};
