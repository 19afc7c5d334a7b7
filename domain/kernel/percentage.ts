import type { DateStyle } from "./calendar-date.ts";
import { memoize } from "./memoize.ts";
import { messagesOf, withValues, type Message } from "./message.ts";

/** Words of a figure that is read aloud. LANG-04 */
export const figureMessages = messagesOf("figure", { partOf: "{number} of {most}" });

/** "7 of 13", of a figure such as "7/13"; one without a whole as it is. */
export const figureInWords = (figure: string): Message | string => {
  const [number = "", most] = figure.split("/");
  return most === undefined ? figure : withValues(figureMessages.partOf, { number, most });
};

const percentFormats = memoize((locale) => new Intl.NumberFormat(locale, { style: "percent" }));

/** A whole number of percents as a locale writes it: "50%". LANG-04 */
export const displayPercentage = (percents: number, { locale }: DateStyle): string =>
  percentFormats(locale).format(percents / 100);

/** Completion as a whole number from 0 to 100: rounded, capped at 100, and 0 when the total is 0. QUAL-03, QUAL-08 */
export const percentage = (done: number, total: number): number => {
  if (total <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((done / total) * 100)));
};
