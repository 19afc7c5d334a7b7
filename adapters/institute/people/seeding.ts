import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { Database } from "../storage/storage.ts";
import type { Person } from "./person.ts";

/** A person to be stored on a day. */
export interface Seeding {
  readonly database: Database;
  readonly person: Person;
  readonly today: CalendarDate;
  /** The hash of the password that all of them share. */
  readonly passwordHash: string;
}
