import { displayDate, displayDayAndMonth, displayMonth } from "../../domain/kernel/calendar-date.ts";
import { displayNumber } from "../../domain/kernel/display-number.ts";
import { amountOf, displayPrice, type MoneyStyle } from "../../domain/kernel/money.ts";
import { displayPercentage } from "../../domain/kernel/percentage.ts";
import { dayOfWords, months } from "./tasks/day-in-words.ts";

const month = `(?:${months})`;

const priceIn = (words: string, style: MoneyStyle): string => {
  const digits = words.replaceAll(/[£,]/g, "");
  const hasPence = digits.includes(".");
  return displayPrice(amountOf(hasPence ? digits : `${digits}.00`) ?? 0, style, hasPence ? "forced" : "as needed");
};

type Rewriting = readonly [pattern: string, inLocale: (words: string, style: MoneyStyle) => string];

/** How a scenario writes values, and the rules by which a page writes them. */
const rewritings: readonly Rewriting[] = [
  [String.raw`\d{1,2} ${month} \d{4}`, (words, style) => displayDate(dayOfWords(words), style)],
  // The year does not show; a leap year has each day.
  [String.raw`\d{1,2} ${month}`, (words, style) => displayDayAndMonth(dayOfWords(`${words} 2024`), style)],
  [String.raw`${month} \d{4}`, (words, style) => displayMonth(dayOfWords(`1 ${words}`), style)],
  [String.raw`£\d+(?:,\d{3})*(?:\.\d{2})?`, priceIn],
  [String.raw`\d+%`, (words, style) => displayPercentage(Number.parseInt(words, 10), style)],
  [String.raw`\d+\.\d+`, (words, style) => displayNumber(Number(words), style)],
];

const anyValue = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${rewritings.map(([p]) => `(${p})`).join("|")})(?![\p{L}\d])`,
  "gu",
);

/** Rewrites the dates and amounts of a scenario's words as a page writes them in a locale. */
export const valuesInLocale = (words: string, style: MoneyStyle): string =>
  words.replace(anyValue, (value: string, ...groups: readonly unknown[]) => {
    const at = groups.findIndex((group) => group !== undefined);
    return rewritings[at]?.[1](value, style) ?? value;
  });
