import { createHash } from "node:crypto";

import { cpdYearOf } from "../../../../domain/cpd/cpd-year.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { normaliseInput, normaliseLines } from "../../../../domain/kernel/typed-text.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { cpdOverviewsTable } from "../cpd/duty.store.ts";
import { cpdAdjustmentsTable } from "../cpd/history.store.ts";
import { cpdActivitiesTable } from "../cpd/log/log.store.ts";
import { recordWaiver, type RecordedWaiver } from "../cpd/waivers/record.ts";
import { cpdYearsTable } from "../cpd/years.store.ts";
import { addEvent, submissionOf, whyNotAdded } from "../submissions/submissions.store.ts";
import type { FlatLine, Line } from "./columns.ts";
import { tableRecords, type RecordFile, type RemovedKeys } from "./record-file.ts";

/** Each person's duty to declare, from which the state of the declaration is derived. CPD-01, YEAR-01 */
export const cpdRecords = tableRecords({
  table: cpdOverviewsTable,
  inOrder: ["isRequired"],
  about: "Whether CPD has to be declared, the oldest year that is not declared, and by when it is due.",
  fillIn: () => ({ isRequired: true }),
  // Everyone has one: a synchronising import leaves it.
  whenMissing: (line) => line,
});

/** The years among some, by their keys, that have an adjustment which stays. */
const yearsWithAdjustments = async (
  database: Database,
  lines: readonly Line[],
  removed?: RemovedKeys,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await database
    .selectFrom("cpdAdjustments")
    .select(["adjustmentId", "customerId", "year"])
    .where(
      "customerId",
      "in",
      lines.map((line) => String(line["customerId"])),
    )
    .execute();
  const staying = rows.filter(({ adjustmentId }) => !removed?.get(adjustmentRecords.name)?.has(adjustmentId));
  const words = ["waivers and adjustments"];
  return new Map(staying.map((row) => [`${row.customerId} ${String(row.year)}`, words]));
};

/** Recorded CPD years. CPD-11 */
export const cpdYearRecords = tableRecords({
  table: cpdYearsTable,
  about: "The years of a CPD record: how each was declared, or that it was not, with the units brought forward.",
  fillIn: () => ({ broughtForwardUnits: 0 }),
  dependants: yearsWithAdjustments,
});

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** An identifier by what a line says, so that the same file brings in an activity once. */
const activityIdOf = (columns: FlatLine): string => {
  const said = ["customerId", "date", "title", "units"].map((column) => String(columns.get(column)));
  return `L-${createHash("sha256").update(said.join("\n")).digest("base64url").slice(0, 16)}`;
};

/** Activities that members logged, here or with another tool. LOG-06 */
export const activityRecords = tableRecords({
  table: cpdActivitiesTable,
  about: "The activities in members' logs of CPD.",
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
});

const adjustments = tableRecords({
  table: cpdAdjustmentsTable,
  about: "Waivers and other adjustments of a CPD year.",
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
