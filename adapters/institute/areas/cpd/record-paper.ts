import { withMissingYears } from "../../../../domain/cpd/duty.ts";
import { isWaiver, latestFirst, type Adjustment, type AnnualDeclaration } from "../../../../domain/cpd/history.ts";
import { yearSum, type LoggedYear } from "../../../../domain/cpd/log.ts";
import type { Units } from "../../../../domain/cpd/units.ts";
import { displayDate, displayDayAndMonth, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { inNumber } from "../../../../domain/kernel/content.ts";
import { displayNumber } from "../../../../domain/kernel/number.ts";
import type { PortalRules } from "../../../../domain/rules/portal-rules.ts";
import { outcomeNameOf } from "../../../../domain/submissions/following.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { PaperWords } from "../../platform/paper/paper-texts.ts";
import type { WaiverDecision } from "./history.store.ts";

type RecordTexts = PaperWords<"paper-cpd-record">["texts"];

/** Looks up the decision on an adjustment by its ID; undefined while there is none. */
type DecisionOf = (adjustmentId: string) => WaiverDecision | undefined;

const adjustmentWords = (texts: RecordTexts, adjustment: Adjustment, rules: DateStyle): string => {
  const { reason, startDate, endDate, units, status } = adjustment;
  const values = {
    reason,
    units: fillLine(inNumber(units, texts.units, rules), { units: displayNumber(units, rules) }),
    status: texts.adjustmentStatuses[status.code],
  };
  if (!startDate || !endDate) return fillLine(texts.adjustment, values);
  const period = { startDate: displayDayAndMonth(startDate, rules), endDate: displayDayAndMonth(endDate, rules) };
  return fillLine(texts.adjustmentFor, { ...values, ...period });
};

const withDecision = (
  texts: RecordTexts,
  adjustment: string,
  { on, reason }: WaiverDecision,
  rules: DateStyle,
): string => {
  const values = { adjustment, date: displayDate(on, rules) };
  return reason === undefined ? fillLine(texts.decided, values) : fillLine(texts.decidedBecause, { ...values, reason });
};

/** The sum of a year's log, and each activity, the earliest first. LOG-06 */
const logFactsOf = (texts: RecordTexts, logged: LoggedYear | undefined, rules: PortalRules): readonly Fact[] => {
  if (!logged || logged.activities.length === 0) return [];
  const { counted, required } = yearSum(logged, rules.cpd);
  const ofKind = (kind: keyof Units) =>
    fillLine(texts.log[kind], {
      counted: displayNumber(counted[kind], rules),
      required: displayNumber(required[kind], rules),
    });
  return [
    [texts.log.heading, fillLine(texts.log.sum, { units: ofKind("units"), verifiable: ofKind("verifiable") })],
    ...logged.activities.toReversed().map(({ title, date, units, isVerifiable }): Fact => [
      displayDate(date, rules),
      fillLine(isVerifiable ? texts.log.verifiableActivity : texts.log.activity, {
        title,
        units: fillLine(inNumber(units, texts.units, rules), { units: displayNumber(units, rules) }),
      }),
    ]),
  ];
};

/** The years of a record, with those that are only logged, latest first. LOG-06 */
export const withLoggedYears = (
  years: readonly AnnualDeclaration[],
  log: readonly LoggedYear[],
): readonly AnnualDeclaration[] =>
  latestFirst(
    withMissingYears(
      years,
      log.filter(({ activities }) => activities.length > 0).map(({ year }) => year),
    ),
  );

/** The facts of one year in the CPD record, with its log. TRAN-02, LOG-06 */
export const recordFactsOf = (
  texts: RecordTexts,
  year: AnnualDeclaration,
  logged: LoggedYear | undefined,
  decisionOf: DecisionOf,
  rules: PortalRules,
): readonly Fact[] => {
  const { status, submittedOn, route, reference, review, broughtForwardUnits, adjustments } = year;
  const adjustmentFact = (adjustment: Adjustment): Fact => {
    const words = adjustmentWords(texts, adjustment, rules);
    const decision = decisionOf(adjustment.id);
    return [
      isWaiver(adjustment) ? fillLine(texts.waiver, { id: adjustment.id }) : texts.otherAdjustment,
      decision ? withDecision(texts, words, decision, rules) : words,
    ];
  };
  return [
    [texts.declaration, texts.statuses[status]],
    ...(submittedOn === undefined ? [] : [[texts.declaredOn, displayDate(submittedOn, rules)] as const]),
    ...(route === undefined ? [] : [[texts.route, texts.routes[route]] as const]),
    ...(reference === undefined ? [] : [[texts.reference, reference] as const]),
    ...(review === undefined
      ? []
      : [
          [
            texts.reviewed,
            fillLine(texts.review[outcomeNameOf(review)], { date: displayDate(review.on, rules) }),
          ] as const,
        ]),
    [texts.broughtForward, displayNumber(broughtForwardUnits, rules)],
    ...adjustments.map(adjustmentFact),
    ...logFactsOf(texts, logged, rules),
  ];
};
