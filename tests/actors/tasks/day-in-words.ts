import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { readTypedDate } from "../../../domain/kernel/typed-date.ts";

/** The months as a pattern of alternatives, in order. */
export const months = "January|February|March|April|May|June|July|August|September|October|November|December";

/** The day of "4 March 2026". */
export const dayOfWords = (text: string): CalendarDate => {
  const [day, month = "", year] = text.split(" ");
  const read = readTypedDate(`${day}/${months.split("|").indexOf(month) + 1}/${year}`);
  if (read.kind !== "valid") throw new Error(`There is no ${text}.`);
  return read.date;
};
