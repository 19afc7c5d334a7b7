import type { CalendarDate } from "../kernel/calendar-date.ts";

/** An exam that a student is entered for. DATE-01 */
export interface ExamEntry {
  readonly exam: string;
  readonly date: CalendarDate;
  /** Local time at the place: "10:00 to 13:15". */
  readonly time: string;
  readonly place: string;
  /** IANA time zone of the place; the organisation's when absent. REAL-07 */
  readonly timeZone?: string | undefined;
}

/** Beginning and end of an exam. */
export interface ExamHours {
  readonly from: string;
  readonly to: string;
}

/** The hours of a time such as "10:00 to 13:15"; undefined for other wordings. */
export const examHours = (time: string): ExamHours | undefined => {
  const [, from, to] = /^([01]\d:[0-5]\d|2[0-3]:[0-5]\d) to ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/.exec(time) ?? [];
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
};
