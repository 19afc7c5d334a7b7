import * as z from "zod";

import { dayOf, startOf } from "../../../../domain/kernel/calendar-date.ts";
import { verdicts } from "../../../../domain/kernel/decision.ts";
import { answerLimit } from "../../../../domain/submissions/answer.ts";
import { changeKinds, submissionEventTypes, type SubmissionKind } from "../../../../domain/submissions/events.ts";
import { submitDeclaration } from "../../../contract/cpd-declarations.contract.ts";
import { applyForMembership } from "../../../contract/membership.contract.ts";
import { joinRetiredRegister } from "../../../contract/retirement.contract.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { count, customerId, day, instant, instantOf, json, lines, words } from "../../platform/storage/column-rules.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Line } from "./columns.ts";
import type { Change, RecordedBy, RecordFile } from "./record-file.ts";

const reference = words(60);

interface SubmissionFile {
  readonly name: string;
  readonly about: string;
  readonly kinds: readonly SubmissionKind[];
  readonly answers: z.core.$ZodLooseShape;
  /** Answers as columns, and columns as answers; by default each answer is a column of its name. */
  readonly toColumns?: (answers: Line, kind: SubmissionKind) => Line;
  readonly toAnswers?: (columns: Line) => Line;
}

/** The submissions of kinds, those since an instant or under references. */
const stored = async (
  database: Database,
  kinds: readonly SubmissionKind[],
  which: { readonly since: number } | { readonly references: readonly string[] },
  toColumns: NonNullable<SubmissionFile["toColumns"]>,
) => {
  const rows = await database
    .selectFrom("submissions")
    .selectAll()
    .where("kind", "in", kinds)
    .where(({ eb }) =>
      "since" in which ? eb("submittedAt", ">=", which.since) : eb("reference", "in", which.references),
    )
    .orderBy("customerId")
    .orderBy("reference")
    .execute();
  return rows.map((row) => {
    const columns = toColumns(JSON.parse(row.answers) as Line, row.kind);
    const filled = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
    return { reference: row.reference, customerId: row.customerId, submittedAt: instantOf(row.submittedAt), ...filled };
  });
};

const store = async (
  database: Database,
  changes: readonly Change[],
  kindOf: (line: Line) => SubmissionKind,
  toAnswers: (columns: Line) => Line,
  { rules }: RecordedBy,
): Promise<void> => {
  const rows = changes.map(({ line }) => {
    const { reference: ref, customerId: owner, submittedAt, ...columns } = line;
    const at = Date.parse(String(submittedAt));
    const row = {
      reference: String(ref),
      customerId: String(owner),
      kind: kindOf(line),
      answers: JSON.stringify(toAnswers(columns)),
    };
    return { ...row, submittedOn: dayOf(new Date(at), rules), submittedAt: at };
  });
  const nothing = { reason: null, verdict: null, until: null, replaced: null };
  for (const batch of chunked(rows)) {
    await database.insertInto("submissions").values(batch).execute();
    const received = batch.map((row) => ({
      ...nothing,
      reference: row.reference,
      position: 0,
      type: "received" as const,
      at: row.submittedAt,
      by: row.customerId,
    }));
    await database.insertInto("submissionEvents").values(received).execute();
  }
};

const submissionFile = ({
  name,
  about,
  kinds,
  answers,
  toColumns = (given) => given,
  toAnswers = (columns) => columns,
}: SubmissionFile): RecordFile => ({
  name,
  about,
  schema: z.object({ reference, customerId, submittedAt: instant, ...answers }),
  key: ["reference"],
  isAppendOnly: true,
  all: (database) => stored(database, kinds, { since: 0 }, toColumns),
  some: (database, references) => stored(database, kinds, { references: references.map(String) }, toColumns),
  since: (database, from, rules) => stored(database, kinds, { since: startOf(from, rules).getTime() }, toColumns),
  put: (database, changes, recording) =>
    store(
      database,
      changes,
      ({ kind }) => kinds.find((known) => known === kind) ?? kinds[0] ?? "declaration",
      toAnswers,
      recording,
    ),
});

/** Annual declarations as they were sent. CPD-08, SENT-04 */
const declarationRecords = submissionFile({
  name: "declarations",
  about: "Annual CPD declarations as they were sent; what became of them is in submission-events.",
  kinds: ["declaration"],
  answers: submitDeclaration.body.shape,
});

/** Requests for waivers as they were sent. WAIV-01, SENT-04 */
const waiverRecords = submissionFile({
  name: "waivers",
  about: "Requests for waivers as they were sent; what was decided is in submission-events.",
  kinds: ["waiver"],
  answers: {
    year: count,
    startDate: z.optional(day),
    endDate: z.optional(day),
    reasonCode: z.optional(words(100)),
    reasonLabel: words(100),
    adjustmentType: words(100),
    units: count,
  },
  toAnswers: ({ startDate = null, endDate = null, reasonCode = null, ...rest }) => ({
    ...rest,
    startDate,
    endDate,
    reasonCode,
  }),
});

const { evidence: _, ...applicationAnswers } = applyForMembership.body.shape;

/** Applications for membership as they were sent, without their files. MEMB-08, SENT-04 */
const applicationRecords = submissionFile({
  name: "applications",
  about: "Applications for membership as they were sent; what was decided is in submission-events.",
  kinds: ["application"],
  answers: applicationAnswers,
});

/** Entries in the register of retired members as they were sent. RETR-05, SENT-04 */
const retirementRecords = submissionFile({
  name: "retirements",
  about: "Entries in the register of retired members as they were sent.",
  kinds: ["retirement"],
  answers: joinRetiredRegister.body.shape,
});

/** Changes of people's own details as they were sent. SENT-04 */
const changeRecords = submissionFile({
  name: "changes",
  about: "Changes that people made of their own details, with the answers as JSON.",
  kinds: changeKinds,
  answers: { kind: z.enum(changeKinds), answers: json },
  toColumns: (answers, kind) => ({ kind, answers: JSON.stringify(answers) }),
  toAnswers: ({ answers }) => JSON.parse(String(answers)) as Line,
});

/** The record files of submissions, one per kind. */
const sentRecords = [declarationRecords, waiverRecords, applicationRecords, retirementRecords, changeRecords] as const;

const eventLine = z.object({
  reference,
  customerId,
  position: count,
  type: z.enum(submissionEventTypes),
  at: instant,
  by: words(200),
  reason: z.optional(lines(answerLimit)),
  verdict: z.optional(z.enum(verdicts)),
  until: z.optional(day),
  replaced: z.optional(json),
});

const storedEvents = async (
  database: Database,
  which: { readonly since: number } | { readonly references: readonly string[] },
): Promise<readonly Line[]> => {
  const rows = await database
    .selectFrom("submissionEvents as event")
    .innerJoin("submissions", "submissions.reference", "event.reference")
    .selectAll("event")
    .select("submissions.customerId")
    .where(({ eb }) =>
      "since" in which ? eb("event.at", ">=", which.since) : eb("event.reference", "in", which.references),
    )
    .orderBy("submissions.customerId")
    .orderBy("event.reference")
    .orderBy("event.position")
    .execute();
  return rows.map(({ at, ...row }) => ({
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
    at: instantOf(at),
  }));
};

/** Events of all submissions. SENT-01, SENT-04 */
const eventRecords: RecordFile = {
  name: "submission-events",
  about: "What happened to everything that was sent, in the order of positions.",
  schema: eventLine,
  key: ["reference", "position"],
  isAppendOnly: true,
  belongsTo: { files: sentRecords.map(({ name }) => name), fields: ["reference"] },
  all: (database) => storedEvents(database, { since: 0 }),
  some: (database, references) => storedEvents(database, { references: references.map(String) }),
  since: (database, from, rules) => storedEvents(database, { since: startOf(from, rules).getTime() }),
  put: async (database, changes) => {
    for (const batch of chunked(changes)) {
      const rows = batch.map(({ line }) => {
        const { at, reason = null, verdict = null, until = null, replaced = null, ...event } = eventLine.parse(line);
        const { customerId: _, ...row } = { ...event, at: Date.parse(at), reason, verdict, until, replaced };
        return row;
      });
      // The import itself added a "received" event; the imported one has the true time and author.
      await database
        .insertInto("submissionEvents")
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(["reference", "position"]).doUpdateSet(({ ref }) => ({
            at: ref("excluded.at"),
            by: ref("excluded.by"),
            reason: ref("excluded.reason"),
            replaced: ref("excluded.replaced"),
          })),
        )
        .execute();
    }
  },
};

/** Record files of submissions and their events. SENT-04 */
export const submissionRecords: readonly RecordFile[] = [...sentRecords, eventRecords];
