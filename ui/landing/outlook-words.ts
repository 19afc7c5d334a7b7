import type { OutlookTexts, Together } from "../../domain/customer/content.ts";
import type { Outlook } from "../../domain/customer/obligations.ts";
import { displayDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { inNumber } from "../../domain/kernel/content.ts";
import { fill } from "../../domain/kernel/rich-text.ts";

/** How the obligations that are due fall together. */
const togetherOf = ({ due, first, last }: Outlook): Together => {
  if (due === 1) return "one";
  if (first !== last) return "first";
  return due === 2 ? "both" : "all";
};

/** What is to do, with its dates as far as all are known: "Two things to do, both by 31 December 2026." */
const dueWords = (outlook: Outlook, texts: OutlookTexts, count: string, rules: DateStyle): string => {
  const { due, first, last, isToday } = outlook;
  if (first === undefined || last === undefined) return fill(inNumber(due, texts.due), { count });
  const together = togetherOf(outlook);
  return isToday === true
    ? fill(texts.dueToday[together], { count })
    : fill(texts.dueBy[together], { count, date: displayDate(first, rules) });
};

/** Summarises the obligations in one or two sentences; undefined when nothing is late or due. TASK-01 */
export const outlookWords = (outlook: Outlook, texts: OutlookTexts, rules: DateStyle): string | undefined => {
  const { late, due } = outlook;
  const inWords = (count: number): string => texts.numbers[count] ?? String(count);
  const isLate = late > 0 ? fill(inNumber(late, texts.late), { count: inWords(late) }) : undefined;
  const isDue = due > 0 ? dueWords(outlook, texts, inWords(due), rules) : undefined;
  return isLate !== undefined && isDue !== undefined ? `${isLate} ${isDue}` : (isLate ?? isDue);
};
