import type { DateStyle } from "./calendar-date.ts";
import { memoize } from "./memoize.ts";

const numberFormat = memoize(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: false }),
);
const percentFormat = memoize((locale) => new Intl.NumberFormat(locale, { style: "percent" }));

/** Formats a number, with all its decimals and without groups: "2.5", in French "2,5". LANG-04 */
export const displayNumber = (number: number, { locale }: DateStyle): string => numberFormat(locale).format(number);

/** Formats a whole percentage: 67 as "67%", in French "67 %". LANG-04 */
export const displayPercentage = (percentage: number, { locale }: DateStyle): string =>
  percentFormat(locale).format(percentage / 100);
