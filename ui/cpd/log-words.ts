import { cpdYearPeriod } from "../../domain/cpd/cpd-year.ts";
import type { SumTexts } from "../../domain/cpd/log-content.ts";
import type { LoggedYear, YearSum } from "../../domain/cpd/log.ts";
import type { Units } from "../../domain/cpd/units.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { inNumber } from "../../domain/kernel/content.ts";
import { displayNumber } from "../../domain/kernel/display-number.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { PortalRules } from "../../domain/rules/portal-rules.ts";

/** "27 of 40 units" and "15 of 21 verifiable". LOG-01 */
export const countedWords = (
  { counted, required }: YearSum,
  texts: SumTexts,
  rules: Pick<PortalRules, "locale">,
): { readonly units: string; readonly verifiable: string } => {
  const ofKind = (kind: keyof Units) => ({
    counted: displayNumber(counted[kind], rules),
    required: displayNumber(required[kind], rules),
  });
  return { units: fill(texts.units, ofKind("units")), verifiable: fill(texts.verifiable, ofKind("verifiable")) };
};

/** The units still to be logged, or that none are. LOG-01 */
export const toGoWords = (
  { missing, isMet, logged }: YearSum,
  texts: SumTexts,
  rules: Pick<PortalRules, "locale">,
): string => {
  if (isMet) return texts.met;
  const units = Math.max(missing.units, missing.verifiable);
  const values = { units: displayNumber(units, rules), verifiable: displayNumber(missing.verifiable, rules) };
  const { any, some, verifiable } = texts.toGo;
  const toGo =
    missing.verifiable > 0 && missing.verifiable < units
      ? fill(some, values)
      : fill(inNumber(units, missing.verifiable === 0 ? any : verifiable, rules), values);
  return logged.units === 0 ? `${texts.nothingLogged} ${toGo}` : toGo;
};

/** What a year's sum takes into account besides its activities, a sentence each. LOG-01 */
export const basisWords = (
  { year, startDate, waivedUnits, isOpen }: LoggedYear,
  { broughtForward, spare }: YearSum,
  texts: SumTexts,
  rules: PortalRules,
): readonly string[] => {
  const isPartYear = startDate !== undefined && startDate <= cpdYearPeriod(year, rules.cpd).endDate;
  const counted = (units: number, text: SumTexts["broughtForward"]) =>
    units > 0 ? [fill(inNumber(units, text, rules), { units: displayNumber(units, rules) })] : [];
  return [
    ...counted(broughtForward, texts.broughtForward),
    ...counted(waivedUnits, texts.waived),
    ...(isPartYear && rules.cpd.isPartYearProRata
      ? [fill(texts.partYear, { date: displayDate(startDate, rules) })]
      : []),
    ...(spare > 0 && isOpen
      ? [fill(inNumber(spare, texts.spare, rules), { units: displayNumber(spare, rules), year: String(year + 1) })]
      : []),
  ];
};

/** How much of what is required is counted, as a whole number from 0 to 100. */
export const percentageOf = (counted: number, required: number): number =>
  required === 0 ? 100 : Math.min(100, Math.floor((100 * counted) / required));
