import * as z from "zod";

import type { Declaration } from "../../domain/cpd/declaration.ts";
import { missingYears, overviewOn, withMissingYears, type DeclarationDuty } from "../../domain/cpd/duty.ts";
import {
  adjustmentStatuses,
  latestFirst,
  yearStatuses,
  type AdjustmentStatus,
  type AnnualDeclaration,
} from "../../domain/cpd/history.ts";
import type { WaiverDecision } from "../../domain/cpd/record.ts";
import type { CpdOverview } from "../../domain/cpd/status.ts";
import { dayOf, type DayRule } from "../../domain/kernel/calendar-date.ts";
import type { RulesOnDay } from "../../domain/rules/organisation-rules.ts";
import { isInForce, isUndecided, submissionStateOf } from "../../domain/submissions/events.ts";
import { requestOf } from "../../domain/submissions/request.ts";
import { Refused } from "../institute/refused.ts";
import type { Database } from "../institute/storage/storage.ts";
import { flag, type Stored } from "../institute/storage/tables.ts";
import type { Line } from "../registrar/records/columns.ts";
import {
  calendarYear,
  count,
  customerId,
  day,
  tableRecords,
  words,
  yesNo,
  type RecordFile,
} from "../registrar/records/record-file.ts";
import {
  addEvent,
  submissionOf,
  submissionsOf,
  whyNotAdded,
  type StoredSubmission,
} from "../submissions/submissions.store.ts";
import { recordedReason, recordWaiver, type RecordedWaiver } from "./waivers/record.ts";

const overviewLine = z.object({ customerId, isRequired: yesNo, year: calendarYear, nextDueDate: day });

/** Each person's duty to declare; the state of the declaration follows from it. CPD-01, YEAR-01 */
export const cpdRecords = tableRecords({
  name: "cpd",
  about: "Whether CPD has to be declared, the oldest year that is not declared, and by when it is due.",
  schema: overviewLine,
  key: ["customerId"],
  fillIn: () => ({ isRequired: true }),
  table: "cpdOverviews",
});

const yearLine = z.object({ customerId, year: calendarYear, status: z.enum(yearStatuses), broughtForwardUnits: count });

/** The years on record. CPD-11 */
export const cpdYearRecords = tableRecords({
  name: "cpd-years",
  about: "The years of a CPD record: how each was declared, or that it was not, with the units brought forward.",
  schema: yearLine,
  key: ["customerId", "year"],
  fillIn: () => ({ broughtForwardUnits: 0 }),
  table: "cpdYears",
});

const text = (value: unknown): string => (typeof value === "string" ? value : "");

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
  problems: ({ startDate, endDate, year }) => [
    ...(text(endDate) < text(startDate) ? [{ column: "endDate", reason: "must not be before startDate" }] : []),
    ...[
      { column: "startDate", given: startDate },
      { column: "endDate", given: endDate },
    ]
      .filter(({ given }) => given !== undefined && !text(given).startsWith(String(year)))
      .map(({ column }) => ({ column, reason: `has to be in ${String(year)}` })),
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

export type AdjustmentRow = Stored<z.output<typeof adjustmentLine>>;

declare module "../institute/storage/tables.ts" {
  interface Tables {
    cpdOverviews: Stored<z.output<typeof overviewLine>>;
    cpdYears: Stored<z.output<typeof yearLine>>;
    cpdAdjustments: AdjustmentRow;
  }
}

/** Whether the organisation keeps a CPD record of a person; years that were never declared are part of it. TRAN-02 */
export const hasCpdRecord = async (database: Database, customerId: string): Promise<boolean> => {
  const found = await database
    .selectFrom("cpdOverviews")
    .select("customerId")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return found !== undefined;
};

/** A member's duty to declare. YEAR-01 */
export const dutyOf = async (database: Database, customerId: string): Promise<DeclarationDuty> => {
  const found = await database
    .selectFrom("cpdOverviews")
    .select(["isRequired", "year", "nextDueDate"])
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  if (!found) throw new Refused(404, "NO_SUCH_CUSTOMER", "There is no such customer.");
  return { ...found, isRequired: found.isRequired === 1 };
};

/** Stores a member's duty to declare. */
export const putDuty = async (
  database: Database,
  customerId: string,
  { isRequired, year, nextDueDate }: DeclarationDuty,
): Promise<void> => {
  const row = { isRequired: flag(isRequired), year, nextDueDate };
  await database
    .insertInto("cpdOverviews")
    .values({ customerId, ...row })
    .onConflict((conflict) => conflict.column("customerId").doUpdateSet(row))
    .execute();
};

/** The state of a member's declaration on a day. CPD-01, YEAR-01 */
export const overviewOf = async (
  database: Database,
  customerId: string,
  { today, rules }: RulesOnDay,
): Promise<CpdOverview> => overviewOn(await dutyOf(database, customerId), rules.cpd, today);

/** A declaration that has not been taken back, with its answers. */
interface DeclarationInForce extends Pick<StoredSubmission, "reference" | "submittedOn"> {
  readonly declaration: Declaration;
}

const declarationsIn = (submissions: readonly StoredSubmission[]): readonly DeclarationInForce[] =>
  submissions
    .filter(({ kind, events }) => kind === "declaration" && isInForce(submissionStateOf(kind, events)))
    .map(({ reference, submittedOn, answers }) => ({ reference, submittedOn, declaration: answers as Declaration }));

/** The declarations of a member that have not been taken back. CPD-08 */
export const declarationsOf = async (database: Database, customerId: string): Promise<readonly DeclarationInForce[]> =>
  declarationsIn(await submissionsOf(database, customerId, ["declaration"]));

/**
 * A member's CPD record, latest year first, with the adjustments of these statuses. Years that are overdue are in it as
 * not declared. CPD-11, YEAR-01
 */
export const historyOf = async (
  database: Database,
  customerId: string,
  statuses: readonly AdjustmentStatus[],
  { today, rules }: RulesOnDay,
): Promise<readonly AnnualDeclaration[]> => {
  const ofYears = database
    .selectFrom("cpdYears")
    .select(["year", "status", "broughtForwardUnits"])
    .where("customerId", "=", customerId)
    .orderBy("year", "desc");
  const ofAdjustments = database
    .selectFrom("cpdAdjustments")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("status", "in", statuses)
    .orderBy("adjustmentId");
  const [duty, years, adjustments, sent] = await Promise.all([
    dutyOf(database, customerId),
    ofYears.execute(),
    ofAdjustments.execute(),
    submissionsOf(database, customerId, ["declaration", "waiver"]),
  ]);
  const declared = new Map(declarationsIn(sent).map((one) => [one.declaration.year, one]));
  const requests = new Map(sent.map(({ reference, kind, events }) => [reference, requestOf(kind, events)]));
  const recorded = years.map((year): AnnualDeclaration => ({
    ...year,
    reference: declared.get(year.year)?.reference,
    submittedOn: declared.get(year.year)?.submittedOn,
    route: declared.get(year.year)?.declaration.route,
    adjustments: adjustments
      .filter((adjustment) => adjustment.year === year.year)
      .map(({ adjustmentId, type, reason, units, status, startDate, endDate }) => ({
        id: adjustmentId,
        type,
        reason,
        units,
        startDate: startDate ?? undefined,
        endDate: endDate ?? undefined,
        status: { code: status },
        request: requests.get(adjustmentId),
      })),
  }));
  return latestFirst(withMissingYears(recorded, missingYears(duty, rules.cpd, today)));
};

/**
 * The decisions on a member's waivers, by the reference of each; without those taken elsewhere, whose dates are not on
 * record. TRAN-02
 */
export const waiverDecisionsOf = async (
  database: Database,
  customerId: string,
  rules: DayRule,
): Promise<ReadonlyMap<string, WaiverDecision>> => {
  const sent = await submissionsOf(database, customerId, ["waiver"]);
  return new Map(
    sent.flatMap(({ reference, kind, events }) => {
      const decided = isUndecided(submissionStateOf(kind, events))
        ? undefined
        : events.findLast(({ type }) => type === "decided");
      const { verdict, at = 0, reason } = decided ?? {};
      return verdict === undefined || reason === recordedReason
        ? []
        : [[reference, { on: dayOf(new Date(at), rules), verdict, reason }] as const];
    }),
  );
};

/** There is nothing to be reminded of any longer; a review goes on. */
export const forgetReminders = async (database: Database, customerId: string): Promise<void> => {
  await database
    .deleteFrom("notifications")
    .where("customerId", "=", customerId)
    .where("code", "like", "CPD%")
    .where("code", "!=", "CPD_REVIEW")
    .execute();
};
