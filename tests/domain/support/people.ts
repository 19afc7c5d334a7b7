import { experiences } from "../../../domain/customer/experience.ts";
import { notificationCodes } from "../../../domain/customer/notifications.ts";
import { userTypes } from "../../../domain/customer/user-type.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { fc } from "./fast-check.ts";

export const anyType = fc.constantFrom(...userTypes);

/** Any portal. */
export const anyExperience = fc.constantFrom(...experiences);

/** Countries used by rules, other countries, and none. */
export const anyCountry = fc.constantFrom(
  "United Kingdom",
  "Ireland",
  "China, Peoples Rep of",
  "Malta",
  "Malaysia",
  "Singapore",
  "France",
  "china, peoples rep of",
  undefined,
);

/** Known and unknown notification codes in any order and number. */
export const anyNotifications = fc.array(
  fc.oneof(fc.constantFrom(...notificationCodes, "CPD_REVIEW"), fc.string({ maxLength: 8 })),
  { maxLength: 6 },
);

/** Any day of the years 1 to 9999. */
export const anyDay: fc.Arbitrary<CalendarDate> = fc
  .date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T00:00:00Z"), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10) as CalendarDate);

export const anyRecentDay: fc.Arbitrary<CalendarDate> = fc
  .date({ min: new Date("1990-01-01T00:00:00Z"), max: new Date("2040-12-31T00:00:00Z"), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10) as CalendarDate);

/** Yes, no, or unanswered. */
export const anyAnswer = fc.constantFrom(true, false, undefined);
