import * as z from "zod/mini";

import { calendarDate, type CalendarDate } from "../../domain/kernel/calendar-date.ts";

/** yyyy-MM-dd, a day that exists, by the domain's own rule; the cast only names its result. */
export const calendarDay = z.stringFormat(
  "date",
  (text) => calendarDate(text) !== undefined,
) as unknown as z.ZodMiniType<CalendarDate, string>;

/** A year as it is written with four digits. */
export const year = z.int().check(z.gte(1900), z.lte(9999));

/**
 * A text that a person may send: so many characters at most, and in one line. A line break, a null or
 * any other control character is none that a field on screen could have taken; one that turns the direction
 * of writing, or half of a pair, makes a text read otherwise than it was written. FORM-06
 */
export const line = (longest: number) =>
  z
    .string()
    .check(
      z.maxLength(longest, `has at most ${longest} characters`),
      z.regex(
        /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]*$/u,
        "holds no line breaks, control characters or characters that turn the direction of writing",
      ),
    );

/** A text that says something, such as the code of a choice. */
export const filledLine = (longest: number) => line(longest).check(z.minLength(1));
