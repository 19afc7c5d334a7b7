import * as z from "zod/mini";

import { calendarDate, type CalendarDate } from "../../domain/kernel/calendar-date.ts";

/** An existing date as yyyy-MM-dd, checked by the domain's rule; the cast only names the result. */
export const calendarDay = z.stringFormat(
  "date",
  (text) => calendarDate(text) !== undefined,
) as unknown as z.ZodMiniType<CalendarDate, string>;

/** The farthest instant from 1970 that a date can hold, in milliseconds. */
const farthest = 8.64e15;

/** An instant in milliseconds since 1970, within what can be shown as a date. */
export const instant = z.number().check(z.gte(-farthest), z.lte(farthest));

/** A year with four digits. */
export const year = z.int().check(z.gte(1900), z.lte(9999));

/**
 * A text on one line that a person may send, with a maximum length. Rejects control characters, which no field on
 * screen accepts, and bidirectional overrides and lone surrogates, which make a text read differently than it was
 * written. FORM-06
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

/**
 * A text of several lines that a person may send, with a maximum length. Rejects what `line` rejects, but for line
 * breaks. FORM-06
 */
export const lines = (longest: number) =>
  z
    .string()
    .check(
      z.maxLength(longest, `has at most ${longest} characters`),
      z.regex(
        /^(?:[\r\n]|[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}])*$/u,
        "holds no control characters or characters that turn the direction of writing",
      ),
    );

/** A non-empty text, such as the code of a choice. */
export const filledLine = (longest: number) => line(longest).check(z.minLength(1));
