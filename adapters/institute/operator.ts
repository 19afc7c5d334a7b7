import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";

/** Who does something, when, and how it is kept in the record of changes. */
export interface Operator {
  readonly by: string;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly auditKey: Buffer;
}
