import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";

/** The operator of a command: name, time, and key for the audit log. */
export interface Operator {
  readonly by: string;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly auditKey: Buffer;
}
