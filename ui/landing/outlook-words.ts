import type { Outlook } from "../../domain/customer/obligations.ts";
import { displayDate, withWholeDates, type DateStyle } from "../../domain/kernel/calendar-date.ts";

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

const things = (count: number): string => `${numbers[count] ?? String(count)} ${count === 1 ? "thing" : "things"}`;

/** Formats the due dates, such as ", both by 31 December 2026" or ", both today", as far as all are known. */
const byWhen = ({ due, first, last, isToday }: Outlook, rules: DateStyle): string => {
  if (first === undefined || last === undefined) return "";
  const by = isToday === true ? "today" : `by ${withWholeDates(displayDate(first, rules))}`;
  if (due === 1) return isToday === true ? " today" : `, ${by}`;
  if (first !== last) return `, the first ${by}`;
  return due === 2 ? `, both ${by}` : `, all ${by}`;
};

/** Summarises the obligations in one or two sentences; undefined when nothing is late or due. TASK-01 */
export const outlookWords = (outlook: Outlook, rules: DateStyle): string | undefined => {
  const { late, due } = outlook;
  const isLate = late > 0 ? `${things(late)} ${late === 1 ? "is" : "are"} overdue.` : undefined;
  const isDue = due > 0 ? `${things(due)} to do${byWhen(outlook, rules)}.` : undefined;
  return isLate !== undefined && isDue !== undefined ? `${isLate} ${isDue}` : (isLate ?? isDue);
};
