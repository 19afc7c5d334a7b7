import type { DateStyle } from "./calendar-date.ts";
import { memoize } from "./memoize.ts";

const numberFormats = memoize((locale) => new Intl.NumberFormat(locale, { useGrouping: false }));

/** A number as a locale writes it, such as units of CPD: "3.5", "3,5". LANG-04 */
export const displayNumber = (number: number, { locale }: DateStyle): string => numberFormats(locale).format(number);
