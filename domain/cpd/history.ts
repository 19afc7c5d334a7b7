import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { SubmissionRequest } from "../submissions/request.ts";
import { submissionStatuses } from "./status.ts";

export const adjustmentStatuses = ["AWARDED", "PENDING", "REJECTED"] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

/** Where an adjustment stands, in words. */
export const adjustmentStatusWords: Readonly<Record<AdjustmentStatus, string>> = {
  AWARDED: "awarded",
  PENDING: "pending",
  REJECTED: "not awarded",
};

/** The adjustments the portal asks for. CPD-11 */
export const requestedAdjustmentStatuses = ["AWARDED", "PENDING"] as const satisfies readonly AdjustmentStatus[];

/** A waiver or other adjustment on a member's CPD record. */
export interface Adjustment {
  readonly id: string;
  readonly type: string;
  readonly reason: string;
  readonly units: number;
  /** The days it is for, where they are on record. */
  readonly startDate?: CalendarDate | undefined;
  readonly endDate?: CalendarDate | undefined;
  readonly status: { readonly code: AdjustmentStatus };
  /** What is still needed before a waiver can be decided; a register may not say. SENT-03 */
  readonly request?: SubmissionRequest | undefined;
}

/** Whether the member may have it deleted: what they asked for, not what the institute adjusted of its own. WAIV-06 */
export const isWaiver = ({ type }: Pick<Adjustment, "type">): boolean => type === "waiver";

/** How a year was declared, or that it was not. CPD-11 */
export const yearStatuses = ["NOT_DECLARED", ...submissionStatuses] as const;
export type YearStatus = (typeof yearStatuses)[number];

/** One year of a member's CPD record. */
export interface AnnualDeclaration {
  readonly year: number;
  readonly status: YearStatus;
  /** The reference of the declaration that was submitted here, and the day of it. */
  readonly reference?: string | undefined;
  readonly submittedOn?: CalendarDate | undefined;
  readonly broughtForwardUnits: number;
  readonly adjustments: readonly Adjustment[];
}

/** How many units a year's awarded adjustments come to; pending ones do not count. CPD-11 */
export const awardedUnits = (year: AnnualDeclaration): number =>
  year.adjustments
    .filter((adjustment) => adjustment.status.code === "AWARDED")
    .reduce((sum, adjustment) => sum + adjustment.units, 0);

/** How many units the waivers come to that were asked for and not decided yet. LAND-02 */
export const pendingUnits = (years: readonly AnnualDeclaration[]): number =>
  years
    .flatMap(({ adjustments }) => adjustments)
    .filter(({ status }) => status.code === "PENDING")
    .reduce((sum, { units }) => sum + units, 0);

/** The years of a record, latest first. CPD-11 */
export const latestFirst = (years: readonly AnnualDeclaration[]): readonly AnnualDeclaration[] =>
  years.toSorted((a, b) => b.year - a.year);

/** The latest year that was declared: a year may be on record for a waiver alone. LAND-02 */
export const latestDeclared = (years: readonly AnnualDeclaration[]): AnnualDeclaration | undefined =>
  latestFirst(years).find(({ status }) => status !== "NOT_DECLARED");

/** Whether the record has a waiver. */
export const hasAdjustment = (years: readonly AnnualDeclaration[], id: string): boolean =>
  years.some(({ adjustments }) => adjustments.some((adjustment) => adjustment.id === id));

/** The record without a waiver that was deleted; its other years and adjustments stay. WAIV-06 */
export const withoutAdjustment = (years: readonly AnnualDeclaration[], id: string): readonly AnnualDeclaration[] =>
  years.map((year) => ({ ...year, adjustments: year.adjustments.filter((adjustment) => adjustment.id !== id) }));
