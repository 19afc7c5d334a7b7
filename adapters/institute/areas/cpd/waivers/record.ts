import type { AdjustmentStatus } from "../../../../../domain/cpd/history.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { isUndecided, submissionStateOf, type SubmissionState } from "../../../../../domain/submissions/events.ts";
import type { Operator } from "../../../platform/operator.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { addEvent, storeSubmission, submissionOf, type StoredSubmission } from "../../submissions/submissions.store.ts";

/** A waiver on the CPD record, under its reference. */
export interface RecordedWaiver {
  readonly reference: string;
  readonly customerId: string;
  readonly year: number;
  readonly startDate?: CalendarDate | null | undefined;
  readonly endDate?: CalendarDate | null | undefined;
  readonly reason: string;
  readonly reasonCode?: string | null | undefined;
  readonly units: number;
  readonly status: AdjustmentStatus;
}

/** The member of staff who recorded it, and when. */
type Recording = Pick<Operator, "by" | "now" | "today">;

const stateFor: Readonly<Record<AdjustmentStatus, SubmissionState>> = {
  PENDING: "waiting",
  AWARDED: "granted",
  REJECTED: "refused",
};

/** The reason of events that record a waiver from elsewhere; their date is that of the record. */
export const recordedReason = "Put on the record by the organisation.";

const stored = async (
  database: Database,
  waiver: RecordedWaiver,
  { by, now, today }: Recording,
): Promise<StoredSubmission | undefined> => {
  const {
    reference,
    customerId,
    year,
    startDate = null,
    endDate = null,
    reason: reasonLabel,
    reasonCode = null,
    units,
  } = waiver;
  const known = await submissionOf(database, reference);
  if (known) return known;
  const answers = { year, startDate, endDate, reasonCode, reasonLabel, adjustmentType: "waiver", units };
  await storeSubmission(database, { kind: "waiver", reference, customerId, answers, now, today, by });
  return submissionOf(database, reference);
};

/** Stores a waiver that did not come through the portal as a submission in the same state. SENT-01 */
export const recordWaiver = async (database: Database, waiver: RecordedWaiver, recording: Recording): Promise<void> => {
  const submission = await stored(database, waiver, recording);
  if (!submission) return;
  const state = submissionStateOf("waiver", submission.events);
  const isSame = isUndecided(state) ? waiver.status === "PENDING" : state === stateFor[waiver.status];
  // A withdrawn waiver stays withdrawn.
  if (isSame || state === "taken back") return;
  const event = { at: recording.now.getTime(), by: recording.by, reason: recordedReason };
  if (!isUndecided(state)) await addEvent(database, submission, { ...event, type: "reopened" });
  const reopened = isUndecided(state) ? submission : await submissionOf(database, waiver.reference);
  if (!reopened || waiver.status === "PENDING") return;
  await addEvent(database, reopened, {
    ...event,
    type: "decided",
    verdict: waiver.status === "AWARDED" ? "grant" : "refuse",
  });
};
