import * as z from "zod/mini";

import { activityLimits, type Activity, type SentActivity } from "../../domain/cpd/activity.ts";
import type { LoggedYear } from "../../domain/cpd/log.ts";
import { mostUnits } from "../../domain/cpd/units.ts";
import type { Call, FieldsOf } from "./call.ts";
import { evidenceIds } from "./evidence.contract.ts";
import { calendarDay, filledLine, lines, year } from "./fields.ts";
import { deciding, neutral } from "./reading.ts";

const entry = z.object({
  title: filledLine(activityLimits.title),
  date: calendarDay,
  units: z.number().check(z.gte(0.01), z.lte(mostUnits), z.multipleOf(0.01)),
  isVerifiable: z.boolean(),
  learnt: z.optional(lines(activityLimits.learnt)),
  evidence: z.optional(evidenceIds),
} satisfies FieldsOf<SentActivity>);

const activity = z.object({
  id: z.string(),
  title: neutral(z.string(), ""),
  date: calendarDay,
  units: z.number(),
  isVerifiable: z.boolean(),
  learnt: z.optional(z.string()),
} satisfies FieldsOf<Activity>);

export const cpdLog = {
  failure: "CPD_ACTIVITIES_FETCH_ERROR",
  summary:
    "The member's log of activities by CPD year, latest first: the years that are not declared, and those before them for which evidence is kept.",
  method: "GET",
  path: "/customers/{id}/cpds/log",
  access: "not past grace",
  isAddition: true,
  answer: z.object({
    // A sum without one of its activities would be taken for the sum.
    years: deciding(
      z.array(
        z.object({
          year,
          isOpen: neutral(z.boolean(), false),
          broughtForwardUnits: z.number().check(z.nonnegative()),
          waivedUnits: z.number().check(z.nonnegative()),
          startDate: deciding(z.optional(calendarDay)),
          activities: deciding(z.array(activity)),
        } satisfies FieldsOf<LoggedYear>),
      ),
    ),
  }),
} as const satisfies Call;

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
} as const satisfies Call;

export const changeActivity = {
  failure: "CPD_ACTIVITY_CHANGE_SUBMIT_ERROR",
  summary: "Replaces an activity of a year that is not declared.",
  method: "PUT",
  path: "/customers/{id}/cpds/log/{activityId}",
  access: "not past grace",
  isAddition: true,
  body: entry,
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
