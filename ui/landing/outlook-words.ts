import type { OutlookTexts, Together } from "../../domain/customer/content.ts";
import type { Outlook, OutlookCount } from "../../domain/customer/outlook.ts";
import { displayDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { inNumber } from "../../domain/kernel/content.ts";
import { fill } from "../../domain/kernel/rich-text.ts";

type InWords = (count: number) => string;

/** Whether the date of the summary applies to one, both, all, or just the first. */
const togetherOf = ({ count, first, last }: OutlookCount): Together => {
  if (count === 1) return "one";
  if (first !== last) return "first";
  return count === 2 ? "both" : "all";
};

/** The items due, with their dates as far as all are known: "Two things to do, both by 31 December 2026." */
const dueWords = ({ due, isToday }: Outlook, texts: OutlookTexts, inWords: InWords, rules: DateStyle): string => {
  const count = inWords(due.count);
  if (due.first === undefined) return fill(inNumber(due.count, texts.due, rules), { count });
  const together = togetherOf(due);
  return isToday
    ? fill(texts.dueToday[together], { count })
    : fill(texts.dueBy[together], { count, date: displayDate(due.first, rules) });
};

/** Upcoming items: "Two things coming up, the first on 14 December 2026." */
const comingWords = ({ coming }: Outlook, texts: OutlookTexts, inWords: InWords, rules: DateStyle): string =>
  fill(texts.coming[togetherOf(coming)], {
    count: inWords(coming.count),
    date: coming.first ? displayDate(coming.first, rules) : "",
  });

/**
 * Summarises the obligations, a sentence each for late, due and coming ones; undefined when there are none. TASK-01,
 * DATE-02
 */
export const outlookWords = (outlook: Outlook, texts: OutlookTexts, rules: DateStyle): string | undefined => {
  const inWords: InWords = (count) => texts.numbers[count] ?? String(count);
  const sentences = [
    ...(outlook.late > 0 ? [fill(inNumber(outlook.late, texts.late, rules), { count: inWords(outlook.late) })] : []),
    ...(outlook.due.count > 0 ? [dueWords(outlook, texts, inWords, rules)] : []),
    ...(outlook.coming.count > 0 ? [comingWords(outlook, texts, inWords, rules)] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(" ");
};
