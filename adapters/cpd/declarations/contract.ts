import * as z from "zod/mini";
import { submissionStatuses, submittedRoutes, type Declaration } from "../../../domain/cpd/declaration.ts";
import { adjustmentStatuses, requestedAdjustmentStatuses, yearStatuses } from "../../../domain/cpd/history.ts";
import { defaultTimeout, type Call, type FieldsOf } from "../../contract/call.ts";
import { calendarDay, year } from "../../contract/fields.ts";

export const cpdHistory = {
  failure: "CPD_HISTORY_FETCH_ERROR",
  summary: "The member's CPD record, year by year, with the adjustments of the statuses asked for.",
  method: "GET",
  path: "/customers/{id}/cpds",
  demands: "not past grace",
  query: z.object({ adjustmentStatuses: z.literal(requestedAdjustmentStatuses.join(",")) }),
  answer: z.object({
    annualDeclarations: z.array(
      z.object({
        year,
        status: z.enum(yearStatuses),
        broughtForwardUnits: z.number().check(z.nonnegative()),
        adjustments: z.array(
          z.object({
            id: z.string(),
            type: z.string(),
            reason: z.string(),
            units: z.number().check(z.nonnegative()),
            startDate: z.optional(calendarDay),
            endDate: z.optional(calendarDay),
            status: z.object({ code: z.enum(adjustmentStatuses) }),
          }),
        ),
      }),
    ),
  }),
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;

export const submitDeclaration = {
  failure: "CPD_DECLARATION_SUBMIT_ERROR",
  summary: "Submits the annual CPD declaration of one year.",
  method: "POST",
  path: "/customers/{id}/cpds/submissions",
  demands: "not past grace",
  body: z.object({
    year,
    isRequirementsMet: z.boolean(),
    route: z.enum(submittedRoutes),
    isEngagementPartner: z.boolean(),
    isConfirmed: z.literal(true),
  } satisfies FieldsOf<Declaration>),
  answer: z.object({
    reference: z.string(),
    year,
    status: z.enum(submissionStatuses),
    submittedOn: calendarDay,
  }),
  success: 201,
  timeout: defaultTimeout,
  once: true,
} as const satisfies Call;
