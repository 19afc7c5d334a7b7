import * as z from "zod/mini";

import type { Deadline, DeadlineRecord } from "../../domain/calendar/deadlines.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay } from "./fields.ts";
import { emptyWhenMissing, possiblyEmpty } from "./read-policy.ts";

export const deadlines = {
  failure: "DEADLINES_FETCH_ERROR",
  summary:
    "What the customer has to do by a day, and the private address under which a calendar finds it, if there is one.",
  method: "GET",
  path: "/customers/{id}/deadlines",
  access: "not suspended",
  isAddition: true,
  answer: possiblyEmpty(
    z.object({
      deadlines: emptyWhenMissing(
        z.array(
          z.object({
            key: z.string(),
            title: z.string(),
            by: calendarDay,
            held: z.optional(z.object({ time: z.string(), place: z.string(), timeZone: z.optional(z.string()) })),
          } satisfies FieldsOf<Deadline>),
        ),
      ),
      address: z.optional(z.string()),
    } satisfies FieldsOf<DeadlineRecord>),
  ),
} as const satisfies Call;

export const deadlineFile = {
  failure: "DEADLINE_DOWNLOAD_ERROR",
  summary: "One deadline as an iCalendar file, RFC 5545.",
  method: "GET",
  path: "/customers/{id}/deadlines/{key}",
  access: "not suspended",
  isAddition: true,
  file: "text/calendar",
} as const satisfies Call;

export const newCalendarAddress = {
  failure: "CALENDAR_ADDRESS_SUBMIT_ERROR",
  summary: "Makes a private address of all deadlines, to which a calendar subscribes. The one before stops working.",
  method: "POST",
  path: "/customers/{id}/calendar-address",
  access: "not suspended",
  isAddition: true,
  answer: z.object({ address: z.string() }),
  success: 201,
} as const satisfies Call;

export const withdrawCalendarAddress = {
  failure: "CALENDAR_ADDRESS_WITHDRAWAL_SUBMIT_ERROR",
  summary: "Withdraws the private address: later requests get 404.",
  method: "DELETE",
  path: "/customers/{id}/calendar-address",
  access: "not suspended",
  isAddition: true,
  success: 204,
} as const satisfies Call;
