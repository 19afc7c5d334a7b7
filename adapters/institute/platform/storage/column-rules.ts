import * as z from "zod";

import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { typedAmountPattern, whyNoAmount } from "../../../../domain/kernel/money.ts";

/** A person's id: letters, digits, hyphens and underscores. */
export const customerId = z
  .string()
  .regex(/^[\w-]{1,40}$/, "has to be 1 to 40 letters, digits or hyphens")
  .describe("The person's ID: letters, digits and hyphens, as on their page at the desk. It never changes.");

/** A non-empty text on one line. */
export const words = (longest = 300) =>
  z
    .string()
    .min(1, "is missing")
    .max(longest, `has at most ${longest} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "holds no line breaks or control characters");

/** A non-empty text of several lines, as a person typed it. */
export const lines = (longest: number) =>
  z
    .string()
    .min(1, "is missing")
    .max(longest, `has at most ${longest} characters`)
    .regex(/^(?:[\r\n]|[^\p{Cc}\p{Zl}\p{Zp}])*$/u, "holds no control characters");

export const day = z.iso.date("has to be a day as 2026-03-04") as unknown as z.ZodType<CalendarDate>;
/** An amount of money in decimals: "268.50". CASH-01 */
export const amount = z
  .string({ error: ({ input }) => whyNoAmount(String(input)) })
  .regex(typedAmountPattern, { error: ({ input }) => whyNoAmount(String(input)) });

export const count = z.int("has to be a whole number").nonnegative("cannot be negative");
export const yesNo = z.boolean("has to be yes or no");
export const calendarYear = z.int("has to be a year as 2026").min(1900).max(9999);

/** A time in UTC. */
export const instant = z.iso.datetime("has to be an instant as 2026-03-04T09:30:00.000Z");
export const instantOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
/** A text in JSON. */
export const json = z.string().refine(isJson, "is not JSON");
