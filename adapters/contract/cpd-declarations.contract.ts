import * as z from "zod/mini";

import { submittedRoutes } from "../../domain/cpd/cpd-routes.ts";
import type { Declaration } from "../../domain/cpd/declaration.ts";
import { submissionStatuses } from "../../domain/cpd/status.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay, year } from "./fields.ts";

export const submitDeclaration = {
  failure: "CPD_DECLARATION_SUBMIT_ERROR",
  summary: "Submits the annual CPD declaration of one year.",
  method: "POST",
  path: "/customers/{id}/cpds/submissions",
  access: "not past grace",
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
  once: true,
  hasReceipt: true,
} as const satisfies Call;
