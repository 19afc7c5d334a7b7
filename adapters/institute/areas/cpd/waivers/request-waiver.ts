import type { Period } from "../../../../../domain/cpd/cpd-year.ts";
import { verifiableOf, waivedUnits } from "../../../../../domain/cpd/waiver-units.ts";
import {
  type WaiverReason,
  type WaiverRequest,
  isAcceptable,
  isAlreadyCovered,
  mayAskForWaiver,
  offeredReasons,
} from "../../../../../domain/cpd/waiver.ts";
import type { RulesOnDay } from "../../../../../domain/rules/organisation-rules.ts";
import { fillLine } from "../../../platform/content/fill-line.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import { attachEvidence } from "../../evidence/attach-evidence.ts";
import { confirmByEmail } from "../../submissions/confirm-submission.ts";
import { newReference } from "../../submissions/reference.ts";
import { storeSubmission } from "../../submissions/submissions.store.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { overviewOf } from "../duty.store.ts";
import { describeWaiver, type WaiverAnswers } from "./describe-waiver.ts";
import { storeWaiver, waiversOf } from "./waivers.store.ts";

/** The reason's label in the institute's words. Throws unless the request satisfies the form's rules. WAIV-01 */
const reasonFor = (
  waiver: WaiverRequest,
  reasons: readonly WaiverReason[],
  { today, rules }: RulesOnDay,
): WaiverReason => {
  const reason = offeredReasons(reasons, rules.cpd).find(({ code }) => code === waiver.reasonCode);
  if (!reason || waiver.adjustmentType !== "waiver") throw wordedRefusal("unacceptable", "UNKNOWN_REASON");
  if (!isAcceptable(waiver, today, rules)) throw wordedRefusal("unacceptable", "WRONG_DATES");
  return reason;
};

type Waiver = Awaited<ReturnType<typeof waiversOf>>[number];

const spanOf = ({ startDate, endDate, status }: Waiver): (Period & { status: { code: Waiver["status"] } })[] =>
  startDate === null || endDate === null ? [] : [{ startDate, endDate, status: { code: status } }];

/**
 * Accepts a request for a waiver as pending. Refuses one that overlaps a pending or awarded one. WAIV-01, WAIV-02,
 * WAIV-04, LOG-02
 */
export const requestWaiver = async (
  context: ActionContext,
  member: CustomerRow,
  { evidence, ...waiver }: WaiverRequest,
) => {
  const { database, now, today, rules, mails } = context;
  const { customerId } = member;
  const overview = await overviewOf(database, customerId, context);
  if (!mayAskForWaiver(overview.code, member.isRetired === 1)) throw wordedRefusal("unacceptable", "NOTHING_TO_WAIVE");
  const { reasons } = (await mails.library.document("annual-declarations", undefined)).waiver;
  const reason = reasonFor(waiver, reasons, context);
  const recorded = await waiversOf(database, customerId);
  if (isAlreadyCovered(waiver, recorded.flatMap(spanOf))) throw wordedRefusal("conflict", "WAIVER_OVERLAPS");

  const { year, startDate, endDate } = waiver;
  const units = waivedUnits(waiver, rules.cpd);
  const status = "PENDING";
  const reference = newReference(`WVR-${year}`);
  const answers = { ...waiver, reasonLabel: reason.label, units } satisfies WaiverAnswers;
  const submission = await storeSubmission(database, { kind: "waiver", reference, customerId, answers, now, today });
  await attachEvidence(context, customerId, evidence, { kind: "submission", reference });
  await storeWaiver(context, database, {
    adjustmentId: reference,
    customerId,
    year,
    type: "waiver",
    reason: reason.label,
    reasonCode: reason.code,
    units,
    status,
    startDate,
    endDate,
  });
  await confirmByEmail(context, member, {
    what: ({ waiverRequest }) => fillLine(waiverRequest, { year: String(year) }),
    submission,
    describe: describeWaiver,
    next: (next, say) => say(next.waiver, {}),
  });
  return { status, units, verifiableUnits: verifiableOf(units, rules.cpd), reference } as const;
};
