import {
  type Adjustment,
  type AnnualDeclaration,
  adjustmentStatusWords,
  awardedUnits,
  isWaiver,
  pendingUnits,
} from "../../domain/cpd/history.ts";
import { cpdStatusOf, type CpdOverview } from "../../domain/cpd/status.ts";
import { countedUnits } from "../../domain/cpd/waiver-units.ts";
import type { WaiverField, WaiverForm, WaiverOutcome } from "../../domain/cpd/waiver.ts";
import { displayDate, displayDayAndMonth, withWholeDates, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import { readTypedDate } from "../../domain/kernel/typed-date.ts";
import type { Answer } from "../components/answer-list.tsx";
import type { FieldName } from "../components/error-words.ts";

/** Labels of the form's fields. WAIV-01 */
export const waiverFields = {
  year: { label: "Year", ask: "Choose a year" },
  startDate: { label: "Start date", ask: "Enter a start date" },
  endDate: { label: "End date", ask: "Enter an end date" },
  reason: { label: "Reason", ask: "Choose a reason" },
} as const satisfies Record<WaiverField, FieldName>;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Formats "Parental leave, 1 March to 31 May: 10 units, pending", followed by any open request. */
export const adjustmentWords = (
  { reason, units, status, startDate, endDate, request }: Adjustment,
  rules: DateStyle,
): string => {
  const period =
    startDate && endDate ? `, ${displayDayAndMonth(startDate, rules)} to ${displayDayAndMonth(endDate, rules)}` : "";
  return withWholeDates(
    `${reason}${period}: ${countedUnits(units)}, ${adjustmentStatusWords[status.code]}${request ? `. We need from you by ${displayDate(request.by, rules)}: ${request.wanted}` : ""}`,
  );
};

/** Lists existing waivers such as "10 units pending" for each of the years, for a member requesting another. */
export const waiversSoFar = (record: readonly AnnualDeclaration[], years: readonly number[]): readonly Answer[] =>
  years.map((year) => {
    const waivers = record.find((candidate) => candidate.year === year)?.adjustments.filter(isWaiver) ?? [];
    const words = waivers.map(({ units, status }) => `${countedUnits(units)} ${adjustmentStatusWords[status.code]}`);
    return { question: String(year), answer: words.length === 0 ? "None" : words.join(", ") };
  });

const dateWords = (typed: string, rules: DateStyle): string => {
  const read = readTypedDate(typed);
  return read.kind === "valid" ? displayDate(read.date, rules) : typed;
};

/** Formats "5 fewer units, 2 of them verifiable"; some registers report only the verifiable ones. WAIV-05 */
export const fewerUnits = ({ units, verifiableUnits }: Pick<WaiverOutcome, "units" | "verifiableUnits">): string =>
  units === undefined
    ? `${verifiableUnits} fewer verifiable ${verifiableUnits === 1 ? "unit" : "units"}`
    : `${units} fewer ${units === 1 ? "unit" : "units"}, ${verifiableUnits} of them verifiable`;

/** The request and its outcome, as a list. WAIV-05 */
export const outcomeWords = (
  form: WaiverForm,
  { status, units, verifiableUnits }: WaiverOutcome,
  rules: DateStyle,
): readonly Answer[] => [
  { question: "Status", answer: capitalised(adjustmentStatusWords[status]) },
  ...(units === undefined ? [] : [{ question: "Units", answer: String(units) }]),
  { question: "Verifiable units", answer: String(verifiableUnits) },
  { question: waiverFields.year.label, answer: String(form.year ?? "") },
  { question: waiverFields.startDate.label, answer: dateWords(form.startDate, rules) },
  { question: waiverFields.endDate.label, answer: dateWords(form.endDate, rules) },
  { question: waiverFields.reason.label, answer: form.reason?.label ?? "" },
];

const standing = (overview: CpdOverview, rules: DateStyle): string => {
  const day = displayDate(overview.nextDueDate, rules);
  const status = cpdStatusOf(overview);
  switch (status) {
    case "overdue":
      return `Your declaration for ${overview.year} was due on ${day}`;
    case "upToDate":
      return `Up to date. Your declaration for ${overview.year} is due on ${day}`;
    case "opened":
    case "withIncomplete":
    case "notYetOpened":
    case "readyToStart":
    case "due":
      return `Your declaration for ${overview.year} is due on ${day}`;
    default:
      return exhausted(status);
  }
};

/** The CPD status and units after a waiver, for the requested year. WAIV-02 */
export const statusWords = (
  overview: CpdOverview,
  years: readonly AnnualDeclaration[],
  asked: number | undefined,
  rules: DateStyle,
): readonly Answer[] => {
  const year = years.find((candidate) => candidate.year === asked);
  return [
    { question: "CPD status", answer: standing(overview, rules) },
    ...(year
      ? [
          { question: `Units awarded for ${year.year}`, answer: String(awardedUnits(year)) },
          { question: `Units pending for ${year.year}`, answer: String(pendingUnits([year])) },
          { question: `Units brought forward to ${year.year}`, answer: String(year.broughtForwardUnits) },
        ]
      : []),
  ];
};
