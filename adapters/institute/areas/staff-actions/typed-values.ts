import { possibleAmounts } from "../../../../domain/institute/fees/bank-amounts.ts";
import { possibleDays } from "../../../../domain/institute/fees/bank-days.ts";
import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, typedAmountOf } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";

/** Normalises an unambiguous amount to 260.00; returns others unchanged. */
export const normaliseAmount = (text: string, rules: OrganisationRules): string => {
  const [amount, ...others] = possibleAmounts(text, rules);
  return amount === undefined || others.length > 0 ? text : typedAmountOf(amount);
};

/** Normalises an unambiguous day to 2026-03-04; returns others unchanged. */
export const normaliseDay = (text: string, { locale }: OrganisationRules): string => {
  const [day, ...others] = possibleDays(text, locale);
  return day === undefined || others.length > 0 ? text : day;
};

const exampleDay = "2026-03-04" as CalendarDate;

/** A day as the member of staff can type it: in words where those are understood. */
const typedDay = (day: CalendarDate, rules: OrganisationRules): string => {
  const words = displayDate(day, rules);
  return possibleDays(words, rules.locale).includes(day) ? words : day;
};

const either = (text: string, meanings: readonly string[]): string =>
  `“${text}” could mean ${meanings.join(" or ")}. Enter the one that you mean.`;

/** Why a text is no amount above zero with one meaning. */
export const whyNotAmount = (text: string, rules: OrganisationRules): string => {
  const meant = possibleAmounts(text, rules);
  if (meant.length > 1)
    return either(
      text,
      meant.map((amount) => displayPrice(amount, rules, "forced")),
    );
  if (meant.length === 1) return "The amount must be more than 0.00.";
  return /^[-−–]/.test(text) ? "Enter the amount without a minus sign." : "Enter an amount, such as 260.00.";
};

/** Why a text is no day with one meaning. */
export const whyNotDay = (text: string, rules: OrganisationRules): string => {
  const meant = possibleDays(text, rules.locale);
  return meant.length > 1
    ? either(
        text,
        meant.map((day) => typedDay(day, rules)),
      )
    : `Enter a date, such as ${typedDay(exampleDay, rules)}.`;
};
