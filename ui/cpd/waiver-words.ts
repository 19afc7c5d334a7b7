import type { AnnualDeclarationsContent, HistoryTableTexts } from "../../domain/cpd/content.ts";
import {
  type Adjustment,
  type AdjustmentStatus,
  type AnnualDeclaration,
  type RefusedWaiver,
  awardedUnits,
  isWaiver,
  pendingUnits,
} from "../../domain/cpd/history.ts";
import { cpdStatusOf, type CpdOverview } from "../../domain/cpd/status.ts";
import type { WaiverForm, WaiverOutcome, WaiverReason } from "../../domain/cpd/waiver.ts";
import { assertNever } from "../../domain/kernel/assert-never.ts";
import { displayDate, displayDayAndMonth, withWholeDates, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { inNumber } from "../../domain/kernel/content.ts";
import { displayNumber } from "../../domain/kernel/display-number.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { readTypedDate } from "../../domain/kernel/typed-date.ts";
import type { Answer } from "../components/answer-list.tsx";

type WaiverTexts = AnnualDeclarationsContent["waiver"];

const unitsAndStatus = (
  units: number,
  status: AdjustmentStatus,
  texts: Pick<HistoryTableTexts, "units" | "adjustmentStatuses">,
  rules: DateStyle,
) => ({
  units: fill(inNumber(units, texts.units, rules), { units: displayNumber(units, rules) }),
  status: texts.adjustmentStatuses[status],
});

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Formats "Parental leave, 1 March to 31 May: 10 units, pending", followed by any open request or refusal. */
export const adjustmentWords = (
  { reason, units, status, startDate, endDate, request, refusal }: Adjustment & Pick<RefusedWaiver, "refusal">,
  texts: HistoryTableTexts,
  rules: DateStyle,
): string => {
  const values = { reason, ...unitsAndStatus(units, status.code, texts, rules) };
  const words =
    startDate && endDate
      ? fill(texts.adjustmentFor, {
          ...values,
          startDate: displayDayAndMonth(startDate, rules),
          endDate: displayDayAndMonth(endDate, rules),
        })
      : fill(texts.adjustment, values);
  const requestWords = request && fill(texts.request, { date: displayDate(request.by, rules), wanted: request.wanted });
  const refusalWords = refusal === undefined ? undefined : fill(texts.refusal, { reason: refusal });
  const more = requestWords ?? refusalWords;
  return withWholeDates(more === undefined ? words : `${words}. ${more}`);
};

/** Lists existing waivers such as "10 units pending" for each of the years, for a member requesting another. */
export const waiversSoFar = (
  record: readonly AnnualDeclaration[],
  years: readonly number[],
  { none, waiver }: WaiverTexts["soFar"],
  table: HistoryTableTexts,
  rules: DateStyle,
): readonly Answer[] =>
  years.map((year) => {
    const { adjustments = [], refusedWaivers = [] } = record.find((candidate) => candidate.year === year) ?? {};
    const waivers = [...adjustments.filter(isWaiver), ...refusedWaivers];
    const words = waivers.map(({ units, status }) => fill(waiver, unitsAndStatus(units, status.code, table, rules)));
    return { question: String(year), answer: words.length === 0 ? none : words.join(", ") };
  });

const dateWords = (typed: string, rules: DateStyle): string => {
  const read = readTypedDate(typed);
  return read.kind === "valid" ? displayDate(read.date, rules) : typed;
};

/**
 * Formats "5 fewer units, 2 of them verifiable"; some registers report only the verifiable ones, or none (undefined).
 * WAIV-05
 */
export const fewerUnits = (
  { units, verifiableUnits }: Pick<WaiverOutcome, "units" | "verifiableUnits">,
  { fewer, fewerVerifiable }: Pick<WaiverTexts["complete"], "fewer" | "fewerVerifiable">,
  rules: DateStyle,
): string | undefined => {
  if (verifiableUnits === undefined) return undefined;
  const verifiable = displayNumber(verifiableUnits, rules);
  return units === undefined
    ? fill(inNumber(verifiableUnits, fewerVerifiable, rules), { units: verifiable })
    : fill(inNumber(units, fewer, rules), { units: displayNumber(units, rules), verifiable });
};

/** The label of the chosen reason as the page words it now; as it was chosen, where the page no longer has it. */
const reasonWords = ({ reason }: WaiverForm, reasons: readonly WaiverReason[]): string =>
  reasons.find(({ code }) => code === reason?.code)?.label ?? reason?.label ?? "";

/** The request and its outcome, as a list. WAIV-05 */
export const outcomeWords = (
  form: WaiverForm,
  { status, units, verifiableUnits }: WaiverOutcome,
  { complete, fields, reasons }: Pick<WaiverTexts, "complete" | "fields" | "reasons">,
  statuses: HistoryTableTexts["adjustmentStatuses"],
  rules: DateStyle,
): readonly Answer[] => [
  ...(status ? [{ question: complete.status, answer: capitalised(statuses[status]) }] : []),
  ...(units === undefined ? [] : [{ question: complete.units, answer: displayNumber(units, rules) }]),
  ...(verifiableUnits === undefined
    ? []
    : [{ question: complete.verifiableUnits, answer: displayNumber(verifiableUnits, rules) }]),
  { question: fields.year.label, answer: String(form.year ?? "") },
  { question: fields.startDate.label, answer: dateWords(form.startDate, rules) },
  { question: fields.endDate.label, answer: dateWords(form.endDate, rules) },
  { question: fields.reason.label, answer: reasonWords(form, reasons) },
];

const standing = (overview: CpdOverview, texts: WaiverTexts["standing"], rules: DateStyle): string => {
  const values = { year: String(overview.year), nextDueDate: displayDate(overview.nextDueDate, rules) };
  const status = cpdStatusOf(overview);
  switch (status) {
    case "overdue":
      return fill(texts.overdue, values);
    case "upToDate":
      return fill(texts.upToDate, values);
    case "opened":
    case "withIncomplete":
    case "notYetOpened":
    case "readyToStart":
    case "due":
      return fill(texts.due, values);
    default:
      return assertNever(status);
  }
};

/** The CPD status and units after a waiver, for the requested year. WAIV-02 */
export const statusWords = (
  overview: CpdOverview,
  years: readonly AnnualDeclaration[],
  requestedYear: number | undefined,
  texts: WaiverTexts["standing"],
  rules: DateStyle,
): readonly Answer[] => {
  const year = years.find((candidate) => candidate.year === requestedYear);
  const of = year && { year: String(year.year) };
  return [
    { question: texts.status, answer: standing(overview, texts, rules) },
    ...(year && of
      ? [
          { question: fill(texts.awarded, of), answer: displayNumber(awardedUnits(year), rules) },
          { question: fill(texts.pending, of), answer: displayNumber(pendingUnits(year), rules) },
          { question: fill(texts.broughtForward, of), answer: displayNumber(year.broughtForwardUnits, rules) },
        ]
      : []),
  ];
};
