import type { Verdict } from "../../../../domain/kernel/decision.ts";
import type { SubmissionEventType, SubmissionKind } from "../../../../domain/submissions/events.ts";
import { required, nullable, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";

export const submissionsTable = defineTable("submissions", {
  ofPerson: "by its owner",
  columns: {
    customerId: personId,
    submittedAt: required.instant(),
    submittedOn: required.day(),
    reference: required.text(),
    kind: required.code<SubmissionKind>(),
    /** The answers as they were given, as JSON. */
    answers: required.json(),
  },
});

export type SubmissionRow = RowOf<typeof submissionsTable>;

export const submissionEventsTable = defineTable("submissionEvents", {
  byReference: { column: "reference", of: "submissions" },
  columns: {
    at: required.instant(),
    reference: required.text(),
    position: required.number(),
    type: required.code<SubmissionEventType>(),
    by: required.author(),
    reason: nullable.message(),
    verdict: nullable.code<Verdict>(),
    until: nullable.day(),
    /** The register's state before the event, as JSON; restored when the event is taken back. */
    replaced: nullable.json(),
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
