import * as z from "zod/mini";

import { activityLimits, type SentActivity } from "../../domain/cpd/activity.ts";
import { maxUnits } from "../../domain/cpd/units.ts";
import type { Call, FieldsOf } from "./call.ts";
import { evidenceIds } from "./evidence.contract.ts";
import { calendarDay, filledLine, lines } from "./fields.ts";

const entry = z.object({
  title: filledLine(activityLimits.title),
  date: calendarDay,
  units: z.number().check(z.gte(0.01), z.lte(maxUnits), z.multipleOf(0.01)),
  isVerifiable: z.boolean(),
  learnt: z.optional(lines(activityLimits.learnt)),
  evidence: z.optional(evidenceIds),
} satisfies FieldsOf<SentActivity>);

export const logActivity = {
  failure: "CPD_ACTIVITY_SUBMIT_ERROR",
  summary: "Adds an activity to the log of a year that is not declared.",
  method: "POST",
  path: "/customers/{id}/cpds/log",
  access: "not past grace",
  isAddition: true,
  body: entry,
  answer: z.object({ id: z.string() }),
  success: 201,
  once: true,
  hasReceipt: true,
} as const satisfies Call;

export const changeActivity = {
  failure: "CPD_ACTIVITY_CHANGE_SUBMIT_ERROR",
  summary: "Replaces an activity of a year that is not declared, unless it was changed since it was read.",
  method: "PUT",
  path: "/customers/{id}/cpds/log/{activityId}",
  access: "not past grace",
  isAddition: true,
  body: entry,
  versioned: true,
  success: 204,
} as const satisfies Call;

export const removeActivity = {
  failure: "CPD_ACTIVITY_REMOVAL_SUBMIT_ERROR",
  summary: "Removes an activity from the log of a year that is not declared.",
  method: "DELETE",
  path: "/customers/{id}/cpds/log/{activityId}",
  access: "not past grace",
  isAddition: true,
  success: 204,
} as const satisfies Call;
