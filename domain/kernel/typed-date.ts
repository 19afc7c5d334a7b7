import { calendarDate, type CalendarDate } from "./calendar-date.ts";
import { messagesOf } from "./message.ts";
import { normaliseInput } from "./typed-text.ts";

/** The parsed input of a date field: empty, valid, or invalid with a reason. */
export type TypedDate =
  | { readonly kind: "empty" }
  | { readonly kind: "valid"; readonly date: CalendarDate }
  | { readonly kind: "invalid"; readonly why: "form" | "noSuchDay" };

/** Parses dd/MM/yyyy; accepts single-digit days and months. FORM-05 */
export const readTypedDate = (typed: string): TypedDate => {
  const text = normaliseInput(typed);
  if (text === "") return { kind: "empty" };
  const [, day = "", month = "", year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return { kind: "invalid", why: "form" };
  const date = calendarDate([year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"));
  return date ? { kind: "valid", date } : { kind: "invalid", why: "noSuchDay" };
};

/** Why typed input is no date, in words. FORM-05 */
export const typedDateMessages = messagesOf("date", {
  form: "Please enter a date as DD/MM/YYYY",
  noSuchDay: "There is no such day",
});

/** Formats as dd/MM/yyyy, as the user would type it. */
export const formatTypedDate = (date: CalendarDate): string => date.split("-").toReversed().join("/");
