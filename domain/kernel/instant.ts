import { dayOf, displayDate, type DateStyle, type DayRule } from "./calendar-date.ts";
import { memoize } from "./memoize.ts";

const timeIn = memoize((style) => {
  const [locale, timeZone] = style.split(" ");
  return new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone });
});

/** Formats an instant, a date or its milliseconds, in the organisation's time: "4 March 2026, 14:05". FORM-05 */
export const displayInstant = (at: Date | number, style: DateStyle & DayRule): string => {
  const instant = new Date(at);
  return `${displayDate(dayOf(instant, style), style)}, ${timeIn(`${style.locale} ${style.timeZone}`).format(instant)}`;
};
