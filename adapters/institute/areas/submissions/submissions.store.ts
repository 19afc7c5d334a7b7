import { expressionBuilder, sql } from "kysely";

import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Verdict } from "../../../../domain/kernel/decision.ts";
import { keptSince } from "../../../../domain/rules/retention.ts";
import {
  appended,
  changeKinds,
  decidedKinds,
  decisionHold,
  formKinds,
  submissionEventTypes,
  submissionKinds,
  submissionStateOf,
  whyNotAppended,
  type FormKind,
  type SubmissionEvent,
  type SubmissionEventType,
  type SubmissionKind,
  type ToldEvent,
} from "../../../../domain/submissions/events.ts";
import { waitsFor } from "../../../../domain/submissions/waits-for.ts";
import { submissionWebhook } from "../../../contract/webhooks.contract.ts";
import type { GiveWay } from "../../platform/give-way.ts";
import type { Hold } from "../../platform/hold.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { rangesOf } from "../../platform/storage/ranges.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Sweep } from "../../platform/storage/sweep-report.ts";
import type { Tables } from "../../platform/storage/tables.ts";
import { putWebhookMessage } from "../../platform/webhooks/outbox.ts";

interface SubmissionRow {
  reference: string;
  customerId: string;
  kind: SubmissionKind;
  /** The answers as they were given, as JSON. */
  answers: string;
  submittedOn: CalendarDate;
  submittedAt: number;
}

/** An event; its position counts from 0 within its submission. Rows are append-only. */
interface SubmissionEventRow {
  reference: string;
  position: number;
  type: SubmissionEventType;
  at: number;
  by: string;
  reason: string | null;
  verdict: Verdict | null;
  until: CalendarDate | null;
  /** The register's state before the event, as JSON; restored when the event is taken back. */
  replaced: string | null;
}

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    submissions: SubmissionRow;
    submissionEvents: SubmissionEventRow;
  }
}

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

const withEvents = async (database: Database, rows: readonly SubmissionRow[]): Promise<readonly StoredSubmission[]> => {
  const references = rows.map(({ reference }) => reference);
  const events: SubmissionEventRow[] = [];
  for (let start = 0; start < references.length; start += 400) {
    const found = await database
      .selectFrom("submissionEvents")
      .selectAll()
      .where("reference", "in", references.slice(start, start + 400))
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
  for (const piece of chunked(references))
    rows.push(...(await database.selectFrom("submissions").selectAll().where("reference", "in", piece).execute()));
  return withEvents(database, rows);
};

export const submissionOf = async (database: Database, reference: string): Promise<StoredSubmission | undefined> => {
  const rows = await database.selectFrom("submissions").selectAll().where("reference", "=", reference).execute();
  return (await withEvents(database, rows))[0];
};

/** The submissions of a person with their events, both oldest first. */
const lookupsOf = (kinds: readonly SubmissionKind[]) => ({
  rowsBy: batchedQuery<SubmissionRow>((database, customerId) =>
    database
      .selectFrom("submissions")
      .select(["reference", "customerId", "kind", "answers", "submittedOn", "submittedAt"])
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

/** The type of a submission's latest event, of these or of all types. */
const latestEvent = (among: readonly SubmissionEventType[]) =>
  expressionBuilder<Tables, "submissions">()
    .selectFrom("submissionEvents as event")
    .select("event.type")
    .whereRef("event.reference", "=", "submissions.reference")
    .where("event.type", "in", among)
    .orderBy("event.position", "desc")
    .limit(1);

const changes = submissionEventTypes.filter((type) => type !== "read");

/** Submissions that are decided on, with one of these events as their latest. */
const withLatestEvent = (database: Database, types: readonly SubmissionEventType[]) =>
  database.selectFrom("submissions").where("kind", "in", decidedKinds).where(latestEvent(changes), "in", types);

const undecided = (database: Database) =>
  withLatestEvent(database, ["received", "asked", "answered", "reopened", "undone"])
    .selectAll()
    .orderBy("submittedAt")
    .orderBy("reference");

/** Submissions about which more was asked. The literal lets SQLite use the index of such events alone. LOG-04 */
const askedAbout = (database: Database) =>
  database
    .selectFrom("submissions")
    .where("reference", "in", ({ selectFrom }) =>
      selectFrom("submissionEvents").select("reference").where("type", "=", sql.lit<"asked">("asked")),
    );

/** The submissions of several people about which more was asked. LOG-04 */
export const askedSubmissions = async (
  database: Database,
  customerIds: readonly string[],
): Promise<readonly StoredSubmission[]> =>
  withEvents(database, await askedAbout(database).selectAll().where("customerId", "in", customerIds).execute());

/** The customers who may have an open request by a day. LOG-04 */
export const customersAskedUntil = (database: Database, day: CalendarDate) =>
  database
    .selectFrom("submissions")
    .innerJoin("submissionEvents as request", "request.reference", "submissions.reference")
    .select("submissions.customerId")
    .where("request.type", "=", sql.lit<"asked">("asked"))
    .where("request.until", "<=", day)
    .where(latestEvent(changes), "in", ["asked", "undone"]);

/** Submissions in force about which more is asked, or whose answer may be unread. */
const asked = (database: Database) =>
  askedAbout(database)
    .where("kind", "not in", decidedKinds)
    .where(({ or, eb }) =>
      or([eb(latestEvent(changes), "in", ["asked", "undone"]), eb(latestEvent(submissionEventTypes), "=", "answered")]),
    );

/** Submissions that wait for the organisation or for the person, oldest first. SENT-02, LOG-04 */
export const waitingSubmissions = async (database: Database): Promise<readonly StoredSubmission[]> => {
  const rows = [...(await undecided(database).execute()), ...(await asked(database).selectAll().execute())];
  const waiting = (await withEvents(database, rows)).filter(({ kind, events }) => waitsFor(kind, events) !== undefined);
  return waiting.toSorted((one, other) => one.submittedAt - other.submittedAt);
};

/** Some of the submissions of a query, the last sent first: so many, after so many. */
const lastSent = async (
  database: Database,
  submissions: ReturnType<typeof withLatestEvent>,
  most: number,
  after: number,
): Promise<readonly StoredSubmission[]> =>
  withEvents(
    database,
    await submissions
      .selectAll()
      .orderBy("submittedAt", "desc")
      .orderBy("reference")
      .limit(most)
      .offset(after)
      .execute(),
  );

/** Decided submissions, the last sent first: so many, after so many. DESK-06 */
export const decidedSubmissions = (database: Database, most: number, after: number) =>
  lastSent(database, withLatestEvent(database, ["decided"]), most, after);

/** A page of the declarations and retirements, which need no decision, the last sent first. DESK-06 */
export const submissionsForInformation = (database: Database, most: number, after: number) =>
  lastSent(
    database,
    database.selectFrom("submissions").where("kind", "in", ["declaration", "retirement"]),
    most,
    after,
  );

/** Undecided submissions up to an instant, oldest first, in pieces, giving way between them. SENT-06 */
export async function* undecidedInPieces(
  database: Database,
  until: Date,
  giveWay: GiveWay,
): AsyncGenerator<readonly StoredSubmission[]> {
  const all = database.selectFrom("submissions");
  for await (const { after, to } of rangesOf(all, "submittedAt", until.getTime(), giveWay))
    yield withEvents(
      database,
      await undecided(database).where("submittedAt", ">", after).where("submittedAt", "<=", to).execute(),
    );
}

/**
 * How long mails and webhook messages about an event wait; undefined when they do not. A request has a name of its own,
 * because a decision may follow while it waits. DESK-03
 */
export const holdOf = (
  { reference, position }: { readonly reference: string; readonly position: number },
  { type, at }: Pick<SubmissionEvent, "type" | "at">,
): Hold | undefined => {
  if (type !== "decided" && type !== "reviewed" && type !== "asked") return undefined;
  return { heldFor: type === "asked" ? `${reference} ${position}` : reference, until: at + decisionHold };
};

interface AnnouncedSubmission extends Pick<StoredSubmission, "reference" | "customerId" | "kind" | "answers"> {
  readonly position: number;
}

/** Queues a webhook message for an event. SENT-05 */
const announce = (
  transaction: Database,
  { reference, customerId, kind, answers, position }: AnnouncedSubmission,
  { type, at, by, reason, verdict, until }: ToldEvent,
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
  return putWebhookMessage(transaction, payload, now, holdOf({ reference, position }, { type, at }));
};

/** Submissions received from an instant until another, oldest first, without changes of details. SENT-06 */
export const submissionsBetween = async (
  database: Database,
  from: Date,
  until: Date,
): Promise<readonly StoredSubmission[]> => {
  const rows = await database
    .selectFrom("submissions")
    .selectAll()
    .where("kind", "not in", changeKinds)
    .where("submittedAt", ">=", from.getTime())
    .where("submittedAt", "<", until.getTime())
    .orderBy("submittedAt")
    .orderBy("reference")
    .execute();
  return withEvents(database, rows);
};

/** Stores a submission with the event that it was received. SENT-01 */
export const storeSubmission = async (
  transaction: Database,
  { reference, customerId, kind, answers, now, today, replaced, by = customerId }: ReceivedSubmission,
): Promise<void> => {
  const submittedAt = now.getTime();
  await transaction
    .insertInto("submissions")
    .values({
      reference,
      customerId,
      kind,
      answers: JSON.stringify(answers),
      submittedOn: today,
      submittedAt,
    })
    .execute();
  await transaction
    .insertInto("submissionEvents")
    .values(rowOf(reference, 0, { type: "received", at: submittedAt, by, replaced }))
    .execute();
  await announce(
    transaction,
    { reference, customerId, kind, answers, position: 0 },
    { type: "received", at: submittedAt, by },
  );
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
  const added = appended(submission.events, event).at(-1) ?? event;
  const { type } = added;
  const position = submission.events.length;
  const row = rowOf(submission.reference, position, { ...added, replaced: event.replaced });
  await transaction.insertInto("submissionEvents").values(row).execute();
  if (type !== "undone") await announce(transaction, { ...submission, position }, { ...added, type });
};

/** Deletes submissions with their events. KEEP-01, KEEP-02 */
export const deleteSubmissions = async (transaction: Database, references: readonly string[]): Promise<void> => {
  for (let start = 0; start < references.length; start += 400) {
    const piece = references.slice(start, start + 400);
    await transaction.deleteFrom("submissionEvents").where("reference", "in", piece).execute();
    await transaction.deleteFrom("submissions").where("reference", "in", piece).execute();
  }
};

/** Deletes refused applications beyond their retention; returns their number. KEEP-01 */
export const deleteOldRefusals = async ({ database, now, rules, giveWay }: Sweep): Promise<number> => {
  const before = keptSince("refusedApplications", now, rules);
  const applicationsIn = (from: Database) => from.selectFrom("submissions").where("kind", "=", "application");
  let count = 0;
  for await (const { after, to } of rangesOf(applicationsIn(database), "submittedAt", before - 1, giveWay))
    count += await database.transaction().execute(async (transaction) => {
      const rows = await applicationsIn(transaction)
        .selectAll()
        .where("submittedAt", ">", after)
        .where("submittedAt", "<=", to)
        .execute();
      const refused = (await withEvents(transaction, rows)).filter(
        ({ kind, events }) => submissionStateOf(kind, events) === "refused" && (events.at(-1)?.at ?? 0) < before,
      );
      await deleteSubmissions(
        transaction,
        refused.map(({ reference }) => reference),
      );
      return refused.length;
    });
  return count;
};
