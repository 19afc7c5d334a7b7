import * as z from "zod/mini";

import type { Activity } from "../../domain/cpd/activity.ts";
import type { LoggedYear } from "../../domain/cpd/log.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay, year } from "./fields.ts";
import { neverOmitted, withFallback } from "./read-policy.ts";

const activity = z.object({
  id: z.string(),
  version: z.optional(z.string()),
  title: withFallback(z.string(), ""),
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
    years: neverOmitted(
      z.array(
        z.object({
          year,
          isOpen: withFallback(z.boolean(), false),
          broughtForwardUnits: z.number().check(z.nonnegative()),
          waivedUnits: z.number().check(z.nonnegative()),
          startDate: neverOmitted(z.optional(calendarDay)),
          activities: neverOmitted(z.array(activity)),
        } satisfies FieldsOf<LoggedYear>),
      ),
    ),
  }),
} as const satisfies Call;
