import * as z from "zod/mini";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";

/** yyyy-MM-dd, a day that exists. The check is the schema's; the cast only names its result. */
export const calendarDay = z.iso.date() as unknown as z.ZodMiniType<CalendarDate, string>;

/** A year as it is written with four digits. */
export const year = z.int().check(z.gte(1900), z.lte(9999));
