import { expressionBuilder, sql } from "kysely";

import { waitingParty } from "../../../../domain/institute/submissions/waiting-party.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import {
  changeKinds,
  decidedKinds,
  submissionEventTypes,
  type SubmissionEventType,
} from "../../../../domain/submissions/events.ts";
import { rangesOf } from "../../platform/storage/ranges.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Tables } from "../../platform/storage/tables.ts";
import type { YieldToRequests } from "../../platform/yield-to-requests.ts";
import { withEvents, type StoredSubmission } from "./submissions.store.ts";

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
export const submissionsWithRequests = async (
  database: Database,
  customerIds: readonly string[],
): Promise<readonly StoredSubmission[]> =>
  withEvents(database, await askedAbout(database).selectAll().where("customerId", "in", customerIds).execute());

/** The customers who may have an open request by a day. LOG-04 */
export const customersWithRequestsUntil = (database: Database, day: CalendarDate) =>
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
  const waiting = (await withEvents(database, rows)).filter(
    ({ kind, events }) => waitingParty(kind, events) !== undefined,
  );
  return waiting.toSorted((one, other) => one.submittedAt - other.submittedAt);
};

/** A page of a list. */
interface Part {
  readonly most: number;
  readonly after: number;
}

/** The submissions of a query, the last sent first: all, or a part of them. */
const lastSent = async (
  database: Database,
  submissions: ReturnType<typeof withLatestEvent>,
  part: Part | undefined,
): Promise<readonly StoredSubmission[]> => {
  const all = submissions.selectAll().orderBy("submittedAt", "desc").orderBy("reference");
  return withEvents(database, await (part ? all.limit(part.most).offset(part.after) : all).execute());
};

/** Decided submissions, the last sent first: all, or a part of them. DESK-06 */
export const decidedSubmissions = (database: Database, part?: Part) =>
  lastSent(database, withLatestEvent(database, ["decided"]), part);

/** Declarations and retirements, which need no decision, the last sent first: all, or a part of them. DESK-06 */
export const submissionsForInformation = (database: Database, part?: Part) =>
  lastSent(database, database.selectFrom("submissions").where("kind", "in", ["declaration", "retirement"]), part);

/** Undecided submissions up to an instant, oldest first, in batches, yielding between them. SENT-06 */
export async function* undecidedInBatches(
  database: Database,
  until: Date,
  yieldToRequests: YieldToRequests,
): AsyncGenerator<readonly StoredSubmission[]> {
  const all = database.selectFrom("submissions");
  for await (const { after, to } of rangesOf(all, "submittedAt", until.getTime(), yieldToRequests))
    yield withEvents(
      database,
      await undecided(database).where("submittedAt", ">", after).where("submittedAt", "<=", to).execute(),
    );
}

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

/** Submissions whose person answered from an instant until another, in the order of their references. LOG-04, SENT-06 */
export const answeredBetween = async (
  database: Database,
  from: Date,
  until: Date,
): Promise<readonly StoredSubmission[]> => {
  const rows = await askedAbout(database)
    .selectAll()
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("submissionEvents as answer")
          .select("answer.reference")
          .whereRef("answer.reference", "=", "submissions.reference")
          .where("answer.type", "=", "answered")
          .where("answer.at", ">=", from.getTime())
          .where("answer.at", "<", until.getTime()),
      ),
    )
    .orderBy("reference")
    .execute();
  return withEvents(database, rows);
};
