import { verifiableOf } from "../../../../../domain/cpd/waiver-units.ts";
import type { WaiverRequest } from "../../../../../domain/cpd/waiver.ts";
import { displayDate, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { displayNumber } from "../../../../../domain/kernel/display-number.ts";
import { storedLabelIn } from "../../../../../domain/rules/organisation-lists.ts";
import { submissionStateOf, type SubmissionState } from "../../../../../domain/submissions/events.ts";
import { fillLine } from "../../../platform/content/fill-line.ts";
import type { DescribeSubmission } from "../../submissions/description.ts";

/** A stored request for a waiver, with its units. Requests of an earlier release may have no days. */
export interface WaiverAnswers extends Omit<WaiverRequest, "startDate" | "endDate" | "reasonCode"> {
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
  readonly reasonCode: string | null;
  readonly units: number;
}

const statuses = {
  waiting: "PENDING",
  asked: "PENDING",
  granted: "AWARDED",
  "in force": "AWARDED",
  refused: "REJECTED",
  "taken back": "takenBack",
} as const satisfies Readonly<Record<SubmissionState, string>>;

/** A waiver request for its copy, with its current status. WAIV-05 */
export const describeWaiver: DescribeSubmission = ({ kind, answers, events }, rules, { waiver: texts }, language) => {
  const waiver = answers as WaiverAnswers;
  const reason = { code: waiver.reasonCode, label: waiver.reasonLabel };
  const dayInWords = (day: CalendarDate | null): string => (day === null ? texts.unknownDay : displayDate(day, rules));
  return {
    title: fillLine(texts.title, { year: String(waiver.year) }),
    facts: [
      [texts.startDate, dayInWords(waiver.startDate)],
      [texts.endDate, dayInWords(waiver.endDate)],
      [texts.reason, storedLabelIn(rules.lists.waiverReasons, reason, language)],
      [texts.units, displayNumber(waiver.units, rules)],
      [texts.verifiableUnits, displayNumber(verifiableOf(waiver.units, rules.cpd), rules)],
      [texts.status, texts.statuses[statuses[submissionStateOf(kind, events)]]],
    ],
  };
};
