import * as z from "zod";

import type { Declaration } from "../../../../domain/cpd/declaration.ts";
import { missingYears, withMissingYears } from "../../../../domain/cpd/duty.ts";
import {
  adjustmentStatuses,
  latestFirst,
  type AdjustmentStatus,
  type AnnualDeclaration,
  type ReviewOutcome,
} from "../../../../domain/cpd/history.ts";
import { dayOf, type CalendarDate, type DayRule } from "../../../../domain/kernel/calendar-date.ts";
import type { Verdict } from "../../../../domain/kernel/decision.ts";
import { storedLabelIn } from "../../../../domain/rules/organisation-lists.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { isInForce, isUndecided, reviewOutcomeOf, submissionStateOf } from "../../../../domain/submissions/events.ts";
import { requestOf } from "../../../../domain/submissions/request.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { words } from "../../platform/storage/column-rules.ts";
import { required, importable, nullable, personId, year } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { submissionsOf, type StoredSubmission } from "../submissions/submissions.store.ts";
import type { ReadContext } from "../use-case-context.ts";
import { dutyOf } from "./duty.store.ts";
import { recordedReason } from "./waivers/record.ts";

export const cpdAdjustmentsTable = defineTable("cpdAdjustments", {
  record: { name: "cpd-adjustments", key: ["adjustmentId"] },
  ofPerson: { words: "waivers and adjustments", merger: "moved" },
  columns: {
    customerId: personId,
    adjustmentId: importable(
      required.text(),
      "Identifier of the waiver or adjustment; of a waiver, its reference.",
      words(60),
    ),
    year,
    type: importable(required.code(), "What kind it is.", words(40)),
    reason: importable(required.text(), "The reason, in words.", words(100)),
    reasonCode: importable(nullable.code(), "Code of the reason.", words(100)),
    units: importable(required.number(), "Units that it takes off the year."),
    status: importable(
      required.code<AdjustmentStatus>(),
      "Whether it is pending, awarded or rejected.",
      z.enum(adjustmentStatuses),
    ),
    startDate: importable(nullable.day(), "First day."),
    endDate: importable(nullable.day(), "Last day."),
  },
});

export type AdjustmentRow = RowOf<typeof cpdAdjustmentsTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    cpdAdjustments: AdjustmentRow;
  }
}

/** A declaration in force, with its answers. */
interface DeclarationInForce extends Pick<StoredSubmission, "reference" | "submittedOn" | "events"> {
  readonly declaration: Declaration;
}

const declarationsIn = (submissions: readonly StoredSubmission[]): readonly DeclarationInForce[] =>
  submissions
    .filter(({ kind, events }) => kind === "declaration" && isInForce(submissionStateOf(kind, events)))
    .map(({ reference, submittedOn, answers, events }) => ({
      reference,
      submittedOn,
      events,
      declaration: answers as Declaration,
    }));

/** The outcome of the review of a declaration; undefined before it. LOG-05 */
const reviewIn = (events: StoredSubmission["events"], rules: DayRule): ReviewOutcome | undefined => {
  const { at, verdict, reason } = reviewOutcomeOf(events) ?? {};
  return at === undefined || verdict === undefined ? undefined : { on: dayOf(new Date(at), rules), verdict, reason };
};

/** A member's declarations in force. CPD-08 */
export const declarationsOf = async (database: Database, customerId: string): Promise<readonly DeclarationInForce[]> =>
  declarationsIn(await submissionsOf(database, customerId, ["declaration"]));

const yearsBy = batchedQuery((database, customerId) =>
  database
    .selectFrom("cpdYears")
    .select(["year", "status", "broughtForwardUnits"])
    .where("customerId", "=", customerId)
    .orderBy("year", "desc"),
);

const adjustmentsBy = batchedQuery((database, customerId) =>
  database
    .selectFrom("cpdAdjustments")
    .select(["adjustmentId", "year", "type", "reason", "reasonCode", "units", "status", "startDate", "endDate"])
    .where("customerId", "=", customerId)
    .orderBy("adjustmentId"),
);

/** The day and the rules by which a record is read, and the language of its reader. */
type HistoryReading = RulesOnDay & Pick<ReadContext, "language">;

/**
 * A member's CPD record, latest year first, with the adjustments of these statuses. Overdue years appear as not
 * declared. CPD-11, YEAR-01
 */
export const historyOf = async (
  database: Database,
  customerId: string,
  statuses: readonly AdjustmentStatus[],
  { today, rules, language }: HistoryReading,
): Promise<readonly AnnualDeclaration[]> => {
  const [duty, years, adjustments, sent] = await Promise.all([
    dutyOf(database, customerId),
    yearsBy(database, customerId),
    adjustmentsBy(database, customerId),
    submissionsOf(database, customerId, ["declaration", "waiver"]),
  ]);
  const declared = new Map(declarationsIn(sent).map((one) => [one.declaration.year, one]));
  const requests = new Map(sent.map(({ reference, events }) => [reference, requestOf(events)]));
  const recorded = years.map((year): AnnualDeclaration => ({
    ...year,
    reference: declared.get(year.year)?.reference,
    submittedOn: declared.get(year.year)?.submittedOn,
    route: declared.get(year.year)?.declaration.route,
    review: reviewIn(declared.get(year.year)?.events ?? [], rules),
    adjustments: adjustments
      .filter((adjustment) => adjustment.year === year.year && statuses.includes(adjustment.status))
      .map(({ adjustmentId, type, reason, reasonCode, units, status, startDate, endDate }) => ({
        id: adjustmentId,
        type,
        reason: storedLabelIn(rules.lists.waiverReasons, { code: reasonCode, label: reason }, language),
        units,
        startDate: startDate ?? undefined,
        endDate: endDate ?? undefined,
        status: { code: status },
        request: requests.get(adjustmentId),
      })),
  }));
  return latestFirst(withMissingYears(recorded, missingYears(duty, rules.cpd, today)));
};

export interface WaiverDecision {
  readonly on: CalendarDate;
  readonly verdict: Verdict;
  readonly reason?: string | undefined;
}

/**
 * The decisions on a member's waivers by reference, without imported ones, whose dates are unknown. TRAN-02
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
