import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Verdict } from "../kernel/decision.ts";
import type { SubmissionRequest } from "../submissions/request.ts";
import type { SubmittedRoute } from "./cpd-routes.ts";
import { submissionStatuses } from "./status.ts";

export const adjustmentStatuses = ["AWARDED", "PENDING", "REJECTED"] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

/** The adjustment statuses that the portal requests. CPD-11 */
export const requestedAdjustmentStatuses = ["AWARDED", "PENDING"] as const satisfies readonly AdjustmentStatus[];

/** A waiver or other adjustment in a member's CPD record. */
export interface Adjustment {
  readonly id: string;
  readonly type: string;
  readonly reason: string;
  readonly units: number;
  /** The adjusted period, where recorded. */
  readonly startDate?: CalendarDate | undefined;
  readonly endDate?: CalendarDate | undefined;
  readonly status: { readonly code: AdjustmentStatus };
  /** What the decision on a waiver still needs; absent in some registers. SENT-03 */
  readonly request?: SubmissionRequest | undefined;
}

/** A waiver that was refused, and why. WAIV-01 */
export interface RefusedWaiver extends Adjustment {
  /** The reason given for the refusal; absent for waivers from elsewhere. */
  readonly refusal?: string | undefined;
}

/**
 * Whether the member may request deletion: true for waivers they requested, false for adjustments made by the
 * institute. WAIV-06
 */
export const isWaiver = ({ type }: Pick<Adjustment, "type">): boolean => type === "waiver";

/** Possible statuses of a CPD year. CPD-11 */
export const yearStatuses = ["NOT_DECLARED", ...submissionStatuses] as const;
export type YearStatus = (typeof yearStatuses)[number];

/** Whether the evidence of a reviewed declaration is sufficient ("grant") or not, on which day it was found so, and why. LOG-05 */
export interface ReviewOutcome {
  readonly on: CalendarDate;
  readonly verdict: Verdict;
  readonly reason?: string | undefined;
}

/** One year of a member's CPD record. */
export interface AnnualDeclaration {
  readonly year: number;
  readonly status: YearStatus;
  /** Reference and date of the declaration submitted through the portal. */
  readonly reference?: string | undefined;
  readonly submittedOn?: CalendarDate | undefined;
  /** Route of that declaration. TRAN-01 */
  readonly route?: SubmittedRoute | undefined;
  /** The outcome of the review of that declaration; absent when there is none, or in registers without reviews. LOG-05 */
  readonly review?: ReviewOutcome | undefined;
  readonly broughtForwardUnits: number;
  readonly adjustments: readonly Adjustment[];
  /** Absent in registers that do not report them. */
  readonly refusedWaivers?: readonly RefusedWaiver[] | undefined;
}

interface AdjustedYear {
  readonly adjustments: readonly Pick<Adjustment, "units" | "status">[];
}

/** Total units of a year's adjustments of a status. Adds in hundredths, because registers give decimals. */
const unitsOf = ({ adjustments }: AdjustedYear, wanted: AdjustmentStatus): number =>
  adjustments
    .filter(({ status }) => status.code === wanted)
    .reduce((sum, { units }) => sum + Math.round(units * 100), 0) / 100;

/** Total units of a year's awarded adjustments; excludes pending ones. CPD-11 */
export const awardedUnits = (year: AdjustedYear): number => unitsOf(year, "AWARDED");

/** Total units of a year's pending adjustments. LAND-02, WAIV-02 */
export const pendingUnits = (year: AnnualDeclaration): number => unitsOf(year, "PENDING");

/** Sorts the years of a record, latest first. CPD-11 */
export const latestFirst = (years: readonly AnnualDeclaration[]): readonly AnnualDeclaration[] =>
  years.toSorted((a, b) => b.year - a.year);

/** The latest declared year; skips years recorded only because of a waiver. LAND-02 */
export const latestDeclared = (years: readonly AnnualDeclaration[]): AnnualDeclaration | undefined =>
  latestFirst(years).find(({ status }) => status !== "NOT_DECLARED");

/** Whether the record contains the adjustment. */
export const hasAdjustment = (years: readonly AnnualDeclaration[], id: string): boolean =>
  years.some(({ adjustments }) => adjustments.some((adjustment) => adjustment.id === id));

/** Returns the record without a deleted waiver; other years and adjustments are unchanged. WAIV-06 */
export const withoutAdjustment = (years: readonly AnnualDeclaration[], id: string): readonly AnnualDeclaration[] =>
  years.map((year) => ({ ...year, adjustments: year.adjustments.filter((adjustment) => adjustment.id !== id) }));
