import type { Deadline, DeadlineRecord } from "../../domain/calendar/deadlines.ts";
import type { Answered } from "./answered.ts";
import type { CallFailure } from "./call-failure.ts";
import type { Bytes } from "./file-saver.ts";

/** What the institute asks by a day, for calendars. TASK-03 */
export interface DeadlineOffice {
  deadlines(): Promise<DeadlineRecord>;
  /** One of them as an iCalendar file. */
  file(deadline: Deadline): Promise<Answered<Bytes, CallFailure>>;
  /** The new private address of all of them, in the place of the one before. */
  newAddress(): Promise<Answered<string, CallFailure>>;
  withdrawAddress(): Promise<Answered<undefined, CallFailure>>;
}
