import * as z from "zod/mini";

import { submittedRoutes } from "../../domain/cpd/cpd-routes.ts";
import {
  adjustmentStatuses,
  requestedAdjustmentStatuses,
  yearStatuses,
  type Adjustment,
  type AnnualDeclaration,
  type RefusedWaiver,
  type ReviewOutcome,
} from "../../domain/cpd/history.ts";
import { isDeclarationRequired, overviewCodes, type CpdOverview, type OverviewCode } from "../../domain/cpd/status.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { verdicts } from "../../domain/kernel/decision.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay, year } from "./fields.ts";
import { requiredIf, withFallback } from "./read-policy.ts";
import { submissionRequest } from "./submissions.contract.ts";

// Stands where no declaration is required, and nothing shows it.
const noDay = "9999-12-31" as unknown as CalendarDate;

/** Whether an overview is of a declaration, so that its year and dates count. */
const isOfDeclaration = ({ code }: { readonly code?: unknown }): boolean => isDeclarationRequired(code as OverviewCode);

export const cpdOverview = {
  failure: "CPD_OVERVIEW_FETCH_ERROR",
  summary: "The state of the member's annual declaration.",
  method: "GET",
  path: "/customers/{id}/cpds/overview",
  access: "not past grace",
  answer: z.object({
    code: z.enum(overviewCodes),
    year: requiredIf(year, isOfDeclaration, 0),
    nextDueDate: requiredIf(calendarDay, isOfDeclaration, noDay),
    remainingDays: requiredIf(z.int(), isOfDeclaration, 0),
  } satisfies FieldsOf<CpdOverview>),
} as const satisfies Call;

const adjustment = {
  id: z.string(),
  type: withFallback(z.string(), ""),
  reason: withFallback(z.string(), ""),
  units: z.number().check(z.nonnegative()),
  startDate: z.optional(calendarDay),
  endDate: z.optional(calendarDay),
  status: z.object({ code: z.enum(adjustmentStatuses) }),
  request: z.optional(submissionRequest),
} satisfies FieldsOf<Adjustment>;

export const cpdHistory = {
  failure: "CPD_HISTORY_FETCH_ERROR",
  summary:
    "The member's CPD record, year by year, with the adjustments of the statuses asked for, and refused waivers.",
  method: "GET",
  path: "/customers/{id}/cpds",
  access: "not past grace",
  query: z.object({ adjustmentStatuses: z.literal(requestedAdjustmentStatuses.join(",")) }),
  answer: z.object({
    annualDeclarations: z.array(
      z.object({
        year,
        status: z.enum(yearStatuses),
        reference: z.optional(z.string()),
        submittedOn: z.optional(calendarDay),
        route: z.optional(z.enum(submittedRoutes)),
        review: z.optional(
          z.object({
            on: calendarDay,
            verdict: z.enum(verdicts),
            reason: z.optional(z.string()),
          } satisfies FieldsOf<ReviewOutcome>),
        ),
        broughtForwardUnits: z.number().check(z.nonnegative()),
        adjustments: withFallback(z.array(z.object(adjustment)), []),
        refusedWaivers: z.optional(
          z.array(z.object({ ...adjustment, refusal: z.optional(z.string()) } satisfies FieldsOf<RefusedWaiver>)),
        ),
      } satisfies FieldsOf<AnnualDeclaration>),
    ),
  }),
} as const satisfies Call;
