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
import { displayDate, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../../domain/rules/organisation-rules.ts";
import { submissionStateOf, type SubmissionState } from "../../../../../domain/submissions/events.ts";
import type { AnswerOf } from "../../../../contract/call.ts";
import { deleteWaiver, requestWaiver } from "../../../../contract/cpd-waivers.contract.ts";
import { forgetAnswer } from "../../../platform/api/once.ts";
import type { CallRequest } from "../../../platform/api/serve.ts";
import { fillLine } from "../../../platform/content/fill-line.ts";
import { lockCustomer } from "../../../platform/customers/customers.store.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { MailTexts } from "../../../platform/mail/mails.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { ApiParts } from "../../api-parts.ts";
import { newReference } from "../../submissions/reference.ts";
import { addEvent, storeSubmission, submissionOf } from "../../submissions/submissions.store.ts";
import { confirmByEmail, type DescribeSubmission } from "../../submissions/submitted.ts";
import { overviewOf, type AdjustmentRow } from "../cpd.store.ts";

/** A stored request for a waiver, with its units. Requests of an earlier release may have no days. */
export interface WaiverAnswers extends Omit<WaiverRequest, "startDate" | "endDate" | "reasonCode"> {
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
  readonly reasonCode: string | null;
  readonly units: number;
}

/** The waivers on a member's record, in any status. */
const waiversOf = (database: Database, customerId: string) =>
  database
    .selectFrom("cpdAdjustments")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("type", "=", "waiver")
    .execute();

/** Stores a waiver, and adds its year to the record if missing. */
const storeWaiver = async (database: Database, waiver: AdjustmentRow): Promise<void> => {
  const { customerId, year } = waiver;
  await database
    .insertInto("cpdYears")
    .values({ customerId, year, status: "NOT_DECLARED", broughtForwardUnits: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database.insertInto("cpdAdjustments").values(waiver).execute();
};

/**
 * Removes a waiver from a member's record and keeps the request as sent; false when no waiver has this id. WAIV-06,
 * SENT-01
 */
const removeWaiver = async (
  database: Database,
  customerId: string,
  adjustmentId: string,
  now: Date,
): Promise<boolean> => {
  await lockCustomer(database, customerId);
  const { numDeletedRows } = await database
    .deleteFrom("cpdAdjustments")
    .where("customerId", "=", customerId)
    .where("adjustmentId", "=", adjustmentId)
    .where("type", "=", "waiver")
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) return false;
  const submission = await submissionOf(database, adjustmentId);
  if (submission) await addEvent(database, submission, { type: "taken back", at: now.getTime(), by: customerId });
  return true;
};

const refused = (code: string, description: string) => new RefusalError(422, code, description);

/** The reason's label in the institute's words. Throws unless the request satisfies the form's rules. WAIV-01 */
const reasonFor = (
  waiver: WaiverRequest,
  reasons: readonly WaiverReason[],
  today: CalendarDate,
  rules: OrganisationRules,
): WaiverReason => {
  const reason = offeredReasons(reasons, rules.cpd).find(({ code }) => code === waiver.reasonCode);
  if (!reason || waiver.adjustmentType !== "waiver")
    throw refused("UNKNOWN_REASON", "This is not a reason that a waiver can be given for.");
  if (!isAcceptable(waiver, today, rules))
    throw refused("WRONG_DATES", "The dates have to be in order, and in one of the years a waiver can be asked for.");
  return reason;
};

type Waiver = Awaited<ReturnType<typeof waiversOf>>[number];

const spanOf = ({ startDate, endDate, status }: Waiver): (Period & { status: { code: Waiver["status"] } })[] =>
  startDate === null || endDate === null ? [] : [{ startDate, endDate, status: { code: status } }];

/**
 * Accepts a request for a waiver as pending. Refuses one that overlaps a pending or awarded one. WAIV-01, WAIV-02,
 * WAIV-04
 */
const requestWaiverFor = async (
  callRequest: CallRequest<typeof requestWaiver>,
  reasons: readonly WaiverReason[],
  mails: MailTexts,
): Promise<AnswerOf<typeof requestWaiver>> => {
  const { database, customer, customerId, body: waiver, now, today } = callRequest;
  const { rules } = callRequest;
  const { cpd } = rules;
  const overview = await overviewOf(database, customerId, callRequest);
  if (!mayAskForWaiver(overview.code, customer.isRetired === 1))
    throw refused("NOTHING_TO_WAIVE", "You have no CPD to declare, so there is nothing to waive.");
  const reason = reasonFor(waiver, reasons, today, rules);
  const recorded = await waiversOf(database, customerId);
  if (isAlreadyCovered(waiver, recorded.flatMap(spanOf))) throw wordedRefusal(409, "WAIVER_OVERLAPS");

  const { year, startDate, endDate } = waiver;
  const units = waivedUnits(waiver, cpd);
  const status = "PENDING";
  const reference = newReference(`WVR-${year}`);
  await storeSubmission(database, {
    kind: "waiver",
    reference,
    customerId,
    answers: { ...waiver, reasonLabel: reason.label, units } satisfies WaiverAnswers,
    now,
    today,
  });
  await storeWaiver(database, {
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
  await confirmByEmail({ ...callRequest, mails }, callRequest.customer, {
    what: ({ waiverRequest }) => fillLine(waiverRequest, { year: String(year) }),
    reference,
    describe: waiverSubmitted,
    next: (next, say) => say(next.waiver, {}),
  });
  return { status, units, verifiableUnits: verifiableOf(units, cpd), reference };
};

/** Waivers of part of a CPD year: requests and withdrawals. WAIV-02, WAIV-06 */
export const serveWaivers = ({ serve, content, mails }: ApiParts): void => {
  serve(requestWaiver, {
    answer: async (callRequest) =>
      requestWaiverFor(callRequest, (await content.document("annual-declarations", undefined)).waiver.reasons, mails),
  });

  serve(deleteWaiver, {
    answer: async ({ database, customerId, params: { waiverId = "" }, now }) => {
      if (!(await removeWaiver(database, customerId, waiverId, now))) throw wordedRefusal(404, "NO_SUCH_WAIVER");
      await forgetAnswer(database, customerId, requestWaiver, waiverId);
      return undefined;
    },
  });
};

const statuses = {
  waiting: "PENDING",
  asked: "PENDING",
  granted: "AWARDED",
  "in force": "AWARDED",
  refused: "REJECTED",
  "taken back": "takenBack",
} as const satisfies Readonly<Record<SubmissionState, string>>;

/** A waiver request for its copy, with its current status. WAIV-05 */
export const waiverSubmitted: DescribeSubmission = ({ kind, answers, events }, rules, { waiver: texts }) => {
  const waiver = answers as WaiverAnswers;
  const dayInWords = (day: CalendarDate | null): string => (day === null ? texts.unknownDay : displayDate(day, rules));
  return {
    title: fillLine(texts.title, { year: String(waiver.year) }),
    facts: [
      [texts.startDate, dayInWords(waiver.startDate)],
      [texts.endDate, dayInWords(waiver.endDate)],
      [texts.reason, waiver.reasonLabel],
      [texts.units, String(waiver.units)],
      [texts.verifiableUnits, String(verifiableOf(waiver.units, rules.cpd))],
      [texts.status, texts.statuses[statuses[submissionStateOf(kind, events)]]],
    ],
  };
};
