import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Verdict } from "../../../../domain/kernel/decision.ts";
import type { SubmissionEventType, SubmissionKind } from "../../../../domain/submissions/events.ts";
import { held, maybe, personId } from "../../platform/storage/columns.ts";
import { defineTable } from "../../platform/storage/define-table.ts";

export interface SubmissionRow {
  reference: string;
  customerId: string;
  kind: SubmissionKind;
  /** The answers as they were given, as JSON. */
  answers: string;
  submittedOn: CalendarDate;
  submittedAt: number;
}

/** An event; its position counts from 0 within its submission. Rows are append-only. */
export interface SubmissionEventRow {
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

export const submissionsTable = defineTable("submissions", {
  ofPerson: "by its owner",
  columns: {
    customerId: personId,
    submittedAt: held.instant,
    submittedOn: held.day,
    reference: held.text,
    kind: held.code,
    answers: held.json,
  },
});

export const submissionEventsTable = defineTable("submissionEvents", {
  byReference: { column: "reference", of: "submissions" },
  columns: {
    at: held.instant,
    reference: held.text,
    position: held.number,
    type: held.code,
    by: held.author,
    reason: maybe.message,
    verdict: maybe.code,
    until: maybe.day,
    replaced: maybe.json,
  },
});
