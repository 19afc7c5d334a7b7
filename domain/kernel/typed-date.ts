import { calendarDate, type CalendarDate } from "./calendar-date.ts";
import { meantBy } from "./typed-text.ts";

/** What a person typed into a date field: nothing, a real day, or something that is no day and why. */
export type TypedDate =
  | { readonly kind: "empty" }
  | { readonly kind: "valid"; readonly date: CalendarDate }
  | { readonly kind: "invalid"; readonly why: "form" | "no such day" };

/** Reads dd/MM/yyyy as typed; single digits for day and month are understood. FORM-05 */
export const readTypedDate = (typed: string): TypedDate => {
  const text = meantBy(typed);
  if (text === "") return { kind: "empty" };
  const [, day = "", month = "", year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return { kind: "invalid", why: "form" };
  const date = calendarDate([year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"));
  return date ? { kind: "valid", date } : { kind: "invalid", why: "no such day" };
};

/** dd/MM/yyyy, as it would be typed. */
export const typedForm = (date: CalendarDate): string => date.split("-").toReversed().join("/");
