import * as z from "zod/mini";
import { overviewCodes } from "../../domain/cpd/status.ts";
import { defaultTimeout, type Call } from "../contract/call.ts";
import { calendarDay, year } from "../contract/fields.ts";

export const cpdOverview = {
  failure: "CPD_OVERVIEW_FETCH_ERROR",
  summary: "Where the member's annual declaration stands.",
  method: "GET",
  path: "/customers/{id}/cpds/overview",
  demands: "not past grace",
  answer: z.object({
    code: z.enum(overviewCodes),
    year,
    nextDueDate: calendarDay,
    remainingDays: z.int(),
  }),
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;
