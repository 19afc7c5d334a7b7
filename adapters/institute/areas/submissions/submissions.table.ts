import type { Verdict } from "../../../../domain/kernel/decision.ts";
import type { SubmissionEventType, SubmissionKind } from "../../../../domain/submissions/events.ts";
import { held, maybe, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";

export const submissionsTable = defineTable("submissions", {
  ofPerson: "by its owner",
  columns: {
    customerId: personId,
    submittedAt: held.instant(),
    submittedOn: held.day(),
    reference: held.text(),
    kind: held.code<SubmissionKind>(),
    /** The answers as they were given, as JSON. */
    answers: held.json(),
  },
});

export type SubmissionRow = RowOf<typeof submissionsTable>;

export const submissionEventsTable = defineTable("submissionEvents", {
  byReference: { column: "reference", of: "submissions" },
  columns: {
    at: held.instant(),
    reference: held.text(),
    position: held.number(),
    type: held.code<SubmissionEventType>(),
    by: held.author(),
    reason: maybe.message(),
    verdict: maybe.code<Verdict>(),
    until: maybe.day(),
    /** The register's state before the event, as JSON; restored when the event is taken back. */
    replaced: maybe.json(),
  },
});

/** An event; its position counts from 0 within its submission. Rows are append-only. */
export type SubmissionEventRow = RowOf<typeof submissionEventsTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    submissions: SubmissionRow;
    submissionEvents: SubmissionEventRow;
  }
}
