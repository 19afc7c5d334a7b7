import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import {
  appendEvent,
  undoPeriod,
  formKinds,
  submissionKinds,
  whyNotAppended,
  type FormKind,
  type SubmissionEvent,
  type SubmissionKind,
  type AnnouncedEvent,
} from "../../../../domain/submissions/events.ts";
import { submissionWebhook } from "../../../contract/webhooks.contract.ts";
import type { DelayedSend } from "../../platform/delayed-send.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { columnsOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { putWebhookMessage } from "../../platform/webhooks/webhook-outbox.ts";
import { submissionsTable, type SubmissionEventRow, type SubmissionRow } from "./submissions.table.ts";

/** An event with what it replaced in the register. */
export interface StoredEvent extends SubmissionEvent {
  readonly replaced?: unknown;
}

/** A submission with its events. SENT-01 */
export interface StoredSubmission {
  readonly reference: string;
  readonly customerId: string;
  readonly kind: SubmissionKind;
  readonly answers: unknown;
  readonly submittedOn: CalendarDate;
  readonly submittedAt: number;
  readonly events: readonly StoredEvent[];
}

/** A new submission. */
export interface ReceivedSubmission extends Pick<StoredSubmission, "reference" | "customerId" | "kind" | "answers"> {
  readonly now: Date;
  /** The organisation's day at that moment. */
  readonly today: CalendarDate;
  readonly replaced?: unknown;
  /** The author; the customer by default. */
  readonly by?: string;
}

const eventOf = ({ type, at, by, reason, verdict, until, replaced }: SubmissionEventRow): StoredEvent => ({
  type,
  at,
  by,
  reason: reason ?? undefined,
  verdict: verdict ?? undefined,
  until: until ?? undefined,
  replaced: replaced === null ? undefined : (JSON.parse(replaced) as unknown),
});

const rowOf = (
  reference: string,
  position: number,
  { reason, verdict, until, replaced, type, at, by }: StoredEvent,
): SubmissionEventRow => ({
  reference,
  position,
  type,
  at,
  by,
  reason: reason ?? null,
  verdict: verdict ?? null,
  until: until ?? null,
  replaced: replaced === undefined ? null : JSON.stringify(replaced),
});

const assembled = (
  rows: readonly SubmissionRow[],
  eventRows: readonly SubmissionEventRow[],
): readonly StoredSubmission[] => {
  const events = new Map<string, StoredEvent[]>(rows.map(({ reference }) => [reference, []]));
  for (const row of eventRows) events.get(row.reference)?.push(eventOf(row));
  return rows.map(({ answers, ...row }) => ({
    ...row,
    answers: JSON.parse(answers) as unknown,
    events: events.get(row.reference) ?? [],
  }));
};

/** Submissions with their events. */
export const withEvents = async (
  database: Database,
  rows: readonly SubmissionRow[],
): Promise<readonly StoredSubmission[]> => {
  const events: SubmissionEventRow[] = [];
  for (const chunk of chunked(rows.map(({ reference }) => reference))) {
    const found = await database
      .selectFrom("submissionEvents")
      .selectAll()
      .where("reference", "in", chunk)
      .orderBy("reference")
      .orderBy("position")
      .execute();
    events.push(...found);
  }
  return assembled(rows, events);
};

/** The submissions under some references, with their events, in any order. */
export const submissionsUnder = async (
  database: Database,
  references: readonly string[],
): Promise<readonly StoredSubmission[]> => {
  const rows: SubmissionRow[] = [];
  for (const chunk of chunked(references))
    rows.push(...(await database.selectFrom("submissions").selectAll().where("reference", "in", chunk).execute()));
  return withEvents(database, rows);
};

export const submissionOf = async (database: Database, reference: string): Promise<StoredSubmission | undefined> => {
  const rows = await database.selectFrom("submissions").selectAll().where("reference", "=", reference).execute();
  return (await withEvents(database, rows))[0];
};

/** A submission of a customer; throws a refusal when it is not theirs, or there is none. */
export const ownSubmission = async (
  database: Database,
  customerId: string,
  reference: string,
): Promise<StoredSubmission> => {
  const found = await submissionOf(database, reference);
  if (found?.customerId !== customerId) throw wordedRefusal("unknown", "NO_SUCH_SUBMISSION");
  return found;
};

/** The submissions of a person with their events, both oldest first. */
const lookupsOf = (kinds: readonly SubmissionKind[]) => ({
  rowsBy: batchedQuery<SubmissionRow>((database, customerId) =>
    database
      .selectFrom("submissions")
      .select(columnsOf(submissionsTable))
      .where("customerId", "=", customerId)
      .where("kind", "in", kinds)
      .orderBy("submittedAt")
      .orderBy("reference"),
  ),
  eventsBy: batchedQuery<SubmissionEventRow>((database, customerId) =>
    database
      .selectFrom("submissions")
      .innerJoin("submissionEvents as event", "event.reference", "submissions.reference")
      .select([
        "event.reference",
        "event.position",
        "event.type",
        "event.at",
        "event.by",
        "event.reason",
        "event.verdict",
        "event.until",
        "event.replaced",
      ])
      .where("submissions.customerId", "=", customerId)
      .where("submissions.kind", "in", kinds)
      .orderBy("event.reference")
      .orderBy("event.position"),
  ),
});

const all = lookupsOf(submissionKinds);
const forms = lookupsOf(formKinds);

/** A customer's submissions, oldest first: of these kinds of forms, or all with the changes of details. */
export const submissionsOf = async (
  database: Database,
  customerId: string,
  kinds?: readonly FormKind[],
): Promise<readonly StoredSubmission[]> => {
  const { rowsBy, eventsBy } = kinds ? forms : all;
  const [rows, events] = await Promise.all([rowsBy(database, customerId), eventsBy(database, customerId)]);
  return assembled(kinds ? rows.filter(({ kind }) => kinds.some((one) => one === kind)) : rows, events);
};

/**
 * How long mails and webhook messages about an event wait; undefined when they do not. A request has a name of its own,
 * because a decision may follow while it waits. DESK-03
 */
export const delayOf = (
  { reference, position }: { readonly reference: string; readonly position: number },
  { type, at }: Pick<SubmissionEvent, "type" | "at">,
): DelayedSend | undefined => {
  if (type !== "decided" && type !== "reviewed" && type !== "asked") return undefined;
  return { heldFor: type === "asked" ? `${reference} ${position}` : reference, sendNotBefore: at + undoPeriod };
};

interface AnnouncedSubmission extends Pick<StoredSubmission, "reference" | "customerId" | "kind" | "answers"> {
  readonly position: number;
}

/** Queues a webhook message for an event. SENT-05 */
const announce = (
  transaction: Database,
  { reference, customerId, kind, answers, position }: AnnouncedSubmission,
  { type, at, by, reason, verdict, until }: AnnouncedEvent,
): Promise<void> => {
  const now = new Date(at);
  const data = {
    customerId,
    reference,
    kind,
    answers: answers as Readonly<Record<string, unknown>>,
    position,
    by,
    reason,
    verdict,
    until,
  };
  const payload = { type: submissionWebhook(type), timestamp: now.toISOString(), data };
  return putWebhookMessage(transaction, payload, now, delayOf({ reference, position }, { type, at }));
};

/** Stores a submission with the event that it was received; returns it. SENT-01 */
export const storeSubmission = async (
  transaction: Database,
  { now, today: submittedOn, replaced, by, ...sent }: ReceivedSubmission,
): Promise<StoredSubmission> => {
  const submittedAt = now.getTime();
  const row = { ...sent, submittedOn, submittedAt };
  const event = { type: "received", at: submittedAt, by: by ?? sent.customerId, replaced } as const;
  await transaction
    .insertInto("submissions")
    .values({ ...row, answers: JSON.stringify(sent.answers) })
    .execute();
  await transaction
    .insertInto("submissionEvents")
    .values(rowOf(sent.reference, 0, event))
    .execute();
  await announce(transaction, { ...sent, position: 0 }, event);
  return { ...row, events: [event] };
};

/** The reason why an event cannot be added to a submission; undefined when it can. */
export const whyNotAdded = (
  { kind, customerId: owner, events }: StoredSubmission,
  event: SubmissionEvent,
): string | undefined => whyNotAppended({ kind, owner, events }, event);

/**
 * Adds an event to a submission that was read in the same transaction with its customer locked. The key of
 * reference and position refuses a second event at one position. Throws when the event cannot follow the others.
 */
export const addEvent = async (
  transaction: Database,
  submission: StoredSubmission,
  event: StoredEvent,
): Promise<void> => {
  const why = whyNotAdded(submission, event);
  if (why !== undefined) throw new RangeError(`${submission.reference} cannot be ${event.type}: ${why}`);
  const added = appendEvent(submission.events, event).at(-1) ?? event;
  const { type } = added;
  const position = submission.events.length;
  const row = rowOf(submission.reference, position, { ...added, replaced: event.replaced });
  await transaction.insertInto("submissionEvents").values(row).execute();
  if (type !== "undone") await announce(transaction, { ...submission, position }, { ...added, type });
};

/** Deletes submissions with their events. KEEP-01, KEEP-02 */
export const deleteSubmissions = async (transaction: Database, references: readonly string[]): Promise<void> => {
  for (const chunk of chunked(references)) {
    await transaction.deleteFrom("submissionEvents").where("reference", "in", chunk).execute();
    await transaction.deleteFrom("submissions").where("reference", "in", chunk).execute();
  }
};
