import type { Declaration } from "../../../../domain/cpd/declaration.ts";
import { missingYears, overviewOn, withMissingYears, type DeclarationDuty } from "../../../../domain/cpd/duty.ts";
import {
  latestFirst,
  type AdjustmentStatus,
  type AnnualDeclaration,
  type ReviewOutcome,
  type YearStatus,
} from "../../../../domain/cpd/history.ts";
import type { CpdOverview } from "../../../../domain/cpd/status.ts";
import { dayOf, type CalendarDate, type DayRule } from "../../../../domain/kernel/calendar-date.ts";
import type { Verdict } from "../../../../domain/kernel/decision.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { isInForce, isUndecided, reviewOutcomeOf, submissionStateOf } from "../../../../domain/submissions/events.ts";
import { requestOf } from "../../../../domain/submissions/request.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Operator } from "../../platform/operator.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { recorded } from "../../platform/storage/recorded.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import { submissionsOf, type StoredSubmission } from "../submissions/submissions.store.ts";
import { recordedReason } from "./waivers/record.ts";

export interface AdjustmentRow {
  adjustmentId: string;
  customerId: string;
  year: number;
  type: string;
  reason: string;
  reasonCode: string | null;
  units: number;
  status: AdjustmentStatus;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
}

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    cpdOverviews: { customerId: string; isRequired: Flag; year: number; nextDueDate: CalendarDate };
    cpdYears: { customerId: string; year: number; status: YearStatus; broughtForwardUnits: number };
    cpdAdjustments: AdjustmentRow;
  }
}

/** Whether a person has a CPD record, which may consist of undeclared years. TRAN-02 */
export const hasCpdRecord = async (database: Database, customerId: string): Promise<boolean> => {
  const found = await database
    .selectFrom("cpdOverviews")
    .select("customerId")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return found !== undefined;
};

const dutiesBy = batchedQuery((database, customerId) =>
  database
    .selectFrom("cpdOverviews")
    .select(["isRequired", "year", "nextDueDate"])
    .where("customerId", "=", customerId),
);

/** A member's duty to declare, if there is a record. YEAR-01 */
export const recordedDutyOf = async (database: Database, customerId: string): Promise<DeclarationDuty | undefined> => {
  const [found] = await dutiesBy(database, customerId);
  return found && { ...found, isRequired: found.isRequired === 1 };
};

/** A member's duty to declare; throws a refusal when there is no record. YEAR-01 */
export const dutyOf = async (database: Database, customerId: string): Promise<DeclarationDuty> => {
  const found = await recordedDutyOf(database, customerId);
  if (!found) throw new RefusalError("unknown", "NO_SUCH_CUSTOMER", "There is no such customer.");
  return found;
};

/** Stores a member's duty to declare. */
export const putDuty = async (
  operator: Operator,
  database: Database,
  customerId: string,
  { isRequired, year, nextDueDate }: DeclarationDuty,
): Promise<void> => {
  const row = { isRequired: flag(isRequired), year, nextDueDate };
  await recorded(operator, database, "cpdOverviews", customerId, () =>
    database
      .insertInto("cpdOverviews")
      .values({ customerId, ...row })
      .onConflict((conflict) => conflict.column("customerId").doUpdateSet(row))
      .execute(),
  );
};

/** The state of a member's declaration on a day. CPD-01, YEAR-01 */
export const overviewOf = async (
  database: Database,
  customerId: string,
  { today, rules }: RulesOnDay,
): Promise<CpdOverview> => overviewOn(await dutyOf(database, customerId), rules.cpd, today);

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
    .select(["adjustmentId", "year", "type", "reason", "units", "status", "startDate", "endDate"])
    .where("customerId", "=", customerId)
    .orderBy("adjustmentId"),
);

/**
 * A member's CPD record, latest year first, with the adjustments of these statuses. Overdue years appear as not
 * declared. CPD-11, YEAR-01
 */
export const historyOf = async (
  database: Database,
  customerId: string,
  statuses: readonly AdjustmentStatus[],
  { today, rules }: RulesOnDay,
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

/** The declared years of a member. */
export const declaredYearsOf = async (database: Database, customerId: string): Promise<readonly number[]> => {
  const years = await database
    .selectFrom("cpdYears")
    .select("year")
    .where("customerId", "=", customerId)
    .where("status", "!=", "NOT_DECLARED")
    .execute();
  return years.map(({ year }) => year);
};

export const yearStatusOf = async (
  database: Database,
  customerId: string,
  year: number,
): Promise<YearStatus | undefined> => {
  const row = await database
    .selectFrom("cpdYears")
    .select("status")
    .where("customerId", "=", customerId)
    .where("year", "=", year)
    .executeTakeFirst();
  return row?.status;
};

/** Stores how a year was declared. CPD-11 */
export const putYear = async (
  operator: Operator,
  database: Database,
  { customerId, year, status }: { readonly customerId: string; readonly year: number; readonly status: YearStatus },
): Promise<void> => {
  await recorded(operator, database, "cpdYears", customerId, () =>
    database
      .insertInto("cpdYears")
      .values({ customerId, year, status, broughtForwardUnits: 0 })
      .onConflict((conflict) => conflict.columns(["customerId", "year"]).doUpdateSet({ status }))
      .execute(),
  );
};

/** Units recorded as brought forward to a year; undefined when the year is not on record. */
export const broughtForwardTo = async (
  database: Database,
  customerId: string,
  year: number,
): Promise<number | undefined> => {
  const row = await database
    .selectFrom("cpdYears")
    .select("broughtForwardUnits")
    .where("customerId", "=", customerId)
    .where("year", "=", year)
    .executeTakeFirst();
  return row?.broughtForwardUnits;
};

/** Records units as brought forward to a year. LOG-01 */
export const putBroughtForward = async (
  operator: Operator,
  database: Database,
  customerId: string,
  year: number,
  broughtForwardUnits: number,
): Promise<void> => {
  await recorded(operator, database, "cpdYears", customerId, () =>
    database
      .insertInto("cpdYears")
      .values({ customerId, year, status: "NOT_DECLARED", broughtForwardUnits })
      .onConflict((conflict) => conflict.columns(["customerId", "year"]).doUpdateSet({ broughtForwardUnits }))
      .execute(),
  );
};

/** Restores how a year stood. SENT-03 */
export const restoreYear = async (
  operator: Operator,
  database: Database,
  customerId: string,
  year: number,
  status: YearStatus | undefined,
): Promise<void> => {
  const waived = await database
    .selectFrom("cpdAdjustments")
    .select("adjustmentId")
    .where("customerId", "=", customerId)
    .where("year", "=", year)
    .limit(1)
    .executeTakeFirst();
  await recorded(operator, database, "cpdYears", customerId, async () => {
    if (status === undefined && waived === undefined)
      await database.deleteFrom("cpdYears").where("customerId", "=", customerId).where("year", "=", year).execute();
    else
      await database
        .updateTable("cpdYears")
        .set({ status: status ?? "NOT_DECLARED" })
        .where("customerId", "=", customerId)
        .where("year", "=", year)
        .execute();
  });
};

/** A member's duty as stored; undefined where there is none. */
export const storedDutyOf = (database: Database, customerId: string) =>
  database
    .selectFrom("cpdOverviews")
    .select(["isRequired", "year", "nextDueDate"])
    .where("customerId", "=", customerId)
    .executeTakeFirst();

/** Restores a duty as it was stored; undefined where there was none. SENT-03 */
export const restoreDuty = async (
  operator: Operator,
  database: Database,
  customerId: string,
  stored: Awaited<ReturnType<typeof storedDutyOf>>,
): Promise<void> => {
  await recorded(operator, database, "cpdOverviews", customerId, async () => {
    if (stored) await database.updateTable("cpdOverviews").set(stored).where("customerId", "=", customerId).execute();
    else await database.deleteFrom("cpdOverviews").where("customerId", "=", customerId).execute();
  });
};

/** Ends a member's duty to declare. CPD-02 */
export const endDuty = async (operator: Operator, database: Database, customerId: string): Promise<void> => {
  await recorded(operator, database, "cpdOverviews", customerId, () =>
    database
      .updateTable("cpdOverviews")
      .set({ isRequired: flag(false) })
      .where("customerId", "=", customerId)
      .execute(),
  );
};

/** Adds to an account the years of another that it lacks and that adjustments refer to, so that these can move. LIFE-02 */
export const addYearsOfAdjustments = async (
  operator: Operator,
  database: Database,
  from: string,
  into: string,
): Promise<void> => {
  const years = await database
    .selectFrom("cpdYears")
    .select(["year", "status", "broughtForwardUnits"])
    .where("customerId", "=", from)
    .where("year", "in", (query) => query.selectFrom("cpdAdjustments").select("year").where("customerId", "=", from))
    .where("year", "not in", (query) => query.selectFrom("cpdYears").select("year").where("customerId", "=", into))
    .execute();
  if (years.length === 0) return;
  await recorded(operator, database, "cpdYears", into, () =>
    database
      .insertInto("cpdYears")
      .values(years.map((year) => ({ ...year, customerId: into })))
      .execute(),
  );
};
