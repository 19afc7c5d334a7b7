import { displayDate, displayDayAndMonth, type CalendarDate, type DateStyle } from "../kernel/calendar-date.ts";
import type { Verdict } from "../kernel/decision.ts";
import { adjustmentStatusWords, isWaiver, type Adjustment, type AnnualDeclaration } from "./history.ts";
import { routeNames } from "./route-names.ts";
import { countedUnits } from "./waiver-units.ts";
import { yearStatusWords } from "./year-status-words.ts";

/** The decision on a waiver, with the reason given for it. */
export interface WaiverDecision {
  readonly on: CalendarDate;
  readonly verdict: Verdict;
  readonly reason?: string | undefined;
}

/** Looks up the decision on an adjustment by its ID; undefined while there is none. */
export type DecisionOf = (adjustmentId: string) => WaiverDecision | undefined;

type RecordFact = readonly [label: string, value: string];

const decisionWords = ({ on, reason }: WaiverDecision, rules: DateStyle): string =>
  `, decided on ${displayDate(on, rules)}${reason === undefined ? "" : `: ${reason}`}`;

const adjustmentFact = (adjustment: Adjustment, decision: WaiverDecision | undefined, rules: DateStyle): RecordFact => {
  const { id, reason, startDate, endDate, units, status } = adjustment;
  const period =
    startDate && endDate ? `, ${displayDayAndMonth(startDate, rules)} to ${displayDayAndMonth(endDate, rules)}` : "";
  const decided = decision ? decisionWords(decision, rules) : "";
  return [
    isWaiver(adjustment) ? `Waiver ${id}` : "Adjustment",
    `${reason}${period}: ${countedUnits(units)}, ${adjustmentStatusWords[status.code]}${decided}`,
  ];
};

/** One year as the CPD record states it. TRAN-02 */
export const recordFactsOf = (
  year: AnnualDeclaration,
  decisionOf: DecisionOf,
  rules: DateStyle,
): readonly RecordFact[] => {
  const { status, submittedOn, route, reference, broughtForwardUnits, adjustments } = year;
  return [
    ["Declaration", yearStatusWords[status]],
    ...(submittedOn === undefined ? [] : [["Declared on", displayDate(submittedOn, rules)] as const]),
    ...(route === undefined ? [] : [["Route", routeNames[route]] as const]),
    ...(reference === undefined ? [] : [["Reference", reference] as const]),
    ["Units brought forward", String(broughtForwardUnits)],
    ...adjustments.map((adjustment) => adjustmentFact(adjustment, decisionOf(adjustment.id), rules)),
  ];
};
