import { randomUUID } from "node:crypto";
import {
  isAcceptable,
  isAlreadyCovered,
  mayAskForWaiver,
  type Period,
  type WaiverReason,
  type WaiverRequest,
} from "../../../domain/cpd/waiver.ts";
import { waivedUnits } from "../../../domain/cpd/waiver-units.ts";
import type { WaiverOutcome } from "../../../domain/cpd/waiver-request.ts";
import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import { Refused } from "../../institute/refused.ts";
import { overviewOf } from "../storage.ts";
import { customerOf } from "../../customer/storage.ts";
import type { Database } from "../../institute/storage/storage.ts";
import { holdCpdRecord, storeWaiver, waiversOf } from "./storage.ts";
import { refuseSuspended } from "../../institute/api/refuse-suspended.ts";

interface Asked {
  readonly customerId: string;
  readonly waiver: WaiverRequest;
  /** The reasons there are to choose from. */
  readonly reasons: readonly WaiverReason[];
  readonly idempotencyKey: string;
}

const refused = (code: string, description: string) => new Refused(422, code, description);

/** The reason as the institute words it. Throws unless the request keeps the form's rules. WAIV-01 */
const reasonFor = ({ waiver, reasons }: Asked, now: Date): WaiverReason => {
  const reason = reasons.find(({ code }) => code === waiver.reasonCode);
  if (!reason || waiver.adjustmentType !== "waiver")
    throw refused("UNKNOWN_REASON", "This is not a reason that a waiver can be given for.");
  if (!isAcceptable(waiver, dayOf(now)))
    throw refused("WRONG_DATES", "The dates have to be in order, and in one of the years a waiver can be asked for.");
  return reason;
};

type Waiver = Awaited<ReturnType<typeof waiversOf>>[number];

const isSame = (earlier: Waiver, { year, startDate, endDate, reasonCode }: WaiverRequest): boolean =>
  earlier.year === year &&
  earlier.startDate === startDate &&
  earlier.endDate === endDate &&
  earlier.reasonCode === reasonCode;

const spanOf = ({ startDate, endDate, status }: Waiver): (Period & { status: { code: Waiver["status"] } })[] =>
  startDate === null || endDate === null ? [] : [{ startDate, endDate, status: { code: status } }];

/**
 * Takes a request for a waiver, once for each key. It is pending until someone at the institute has
 * looked at it. Refused with a description when it overlaps one that is pending or awarded. WAIV-01, WAIV-02, WAIV-04
 */
export const askForWaiver = (database: Database, asked: Asked, now: Date): Promise<WaiverOutcome> =>
  database.transaction().execute(async (transaction) => {
    const { customerId, waiver, idempotencyKey } = asked;
    await holdCpdRecord(transaction, customerId);
    const recorded = await waiversOf(transaction, customerId);
    const { units, verifiableUnits } = waivedUnits(waiver);
    const earlier = recorded.find((other) => other.idempotencyKey === idempotencyKey);
    if (earlier && isSame(earlier, waiver)) return { status: earlier.status, verifiableUnits };
    if (earlier)
      throw refused("IDEMPOTENCY_KEY_REUSED", "This request was sent before with other answers. Start again.");

    const customer = await customerOf(transaction, customerId);
    refuseSuspended(customer);
    const overview = await overviewOf(transaction, customerId, now);
    if (!mayAskForWaiver(overview.code, customer.isRetired === 1))
      throw refused("NOTHING_TO_WAIVE", "You have no CPD to declare, so there is nothing to waive.");
    const reason = reasonFor(asked, now);
    if (isAlreadyCovered(waiver, recorded.flatMap(spanOf)))
      throw new Refused(409, "WAIVER_OVERLAPS", "These dates overlap a waiver that you already have or have asked for.");

    const { year, startDate, endDate } = waiver;
    await storeWaiver(transaction, {
      adjustmentId: randomUUID(),
      customerId,
      year,
      type: "waiver",
      reason: reason.label,
      reasonCode: reason.code,
      units,
      status: "PENDING",
      startDate,
      endDate,
      idempotencyKey,
    });
    return { status: "PENDING", verifiableUnits };
  });
