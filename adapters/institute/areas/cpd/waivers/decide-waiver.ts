import type { AdjustmentStatus } from "../../../../../domain/cpd/history.ts";
import { verifiableOf } from "../../../../../domain/cpd/waiver-units.ts";
import { decidedStatusOf } from "../../../../../domain/cpd/waiver.ts";
import { displayDate, type DateStyle } from "../../../../../domain/kernel/calendar-date.ts";
import { inNumber } from "../../../../../domain/kernel/content.ts";
import { displayNumber } from "../../../../../domain/kernel/display-number.ts";
import { fillLine } from "../../../platform/content/fill-line.ts";
import { audit } from "../../../platform/storage/audit.ts";
import type { DecisionEffects, SubmissionCase } from "../../submissions/decision-effects.ts";
import type { StoredSubmission } from "../../submissions/submissions.store.ts";
import type { WaiverAnswers } from "./describe-waiver.ts";

const answersOf = ({ answers }: StoredSubmission): WaiverAnswers => answers as WaiverAnswers;

const daysOf = (waiver: WaiverAnswers, rules: DateStyle): string =>
  waiver.startDate === null || waiver.endDate === null
    ? `in ${waiver.year}`
    : `from ${displayDate(waiver.startDate, rules)} to ${displayDate(waiver.endDate, rules)}`;

const setStatus = async (
  { operator, database, submission }: SubmissionCase,
  status: AdjustmentStatus,
  reason?: string,
): Promise<void> => {
  const { reference, customerId } = submission;
  const before = await database
    .selectFrom("cpdAdjustments")
    .select("status")
    .where("adjustmentId", "=", reference)
    .executeTakeFirst();
  await database.updateTable("cpdAdjustments").set({ status }).where("adjustmentId", "=", reference).execute();
  const { by, now: at, auditKey } = operator;
  await audit(database, {
    customerId,
    kind: "waiver",
    record: reference,
    before,
    after: { status, reason },
    auditKey,
    by,
    at,
  });
};

/** Decisions about waivers: the adjustment on the CPD record follows. WAIV-01, SENT-03 */
export const waiverDecisionEffects: DecisionEffects = {
  name: (submission, rules) => `waiver ${daysOf(answersOf(submission), rules)}`,
  what: (submission) => (names, style) => {
    const { year, startDate, endDate } = answersOf(submission);
    return startDate === null || endDate === null
      ? fillLine(names.waiverOfYear, { year: String(year) })
      : fillLine(names.waiver, { startDate: displayDate(startDate, style), endDate: displayDate(endDate, style) });
  },
  decide: async (about, decision) => {
    const { units, year } = answersOf(about.submission);
    await setStatus(about, decidedStatusOf(decision), decision.reason);
    return {
      next: (next, say, style) =>
        decision.verdict === "grant"
          ? say(next.waiver.granted, {
              units: fillLine(inNumber(units, next.waiver.units, style), { units: displayNumber(units, style) }),
              year: String(year),
              verifiable: displayNumber(verifiableOf(units, about.operator.rules.cpd), style),
            })
          : say(next.waiver.refused, { year: String(year) }),
    };
  },
  reopen: (about) => setStatus(about, "PENDING"),
};
