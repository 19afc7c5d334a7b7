import type { Deadline, DeadlineRecord } from "../../domain/calendar/deadlines.ts";
import type { Result } from "./result.ts";
import type { CallFailure } from "./call-failure.ts";
import type { Bytes } from "./file-saver.ts";

/** What the institute asks by a day, for calendars. TASK-03 */
export interface DeadlineFeed {
  deadlines(): Promise<DeadlineRecord>;
  /** One of them as an iCalendar file. */
  file(deadline: Deadline): Promise<Result<Bytes, CallFailure>>;
  /** The new private address of all of them, in the place of the one before. */
  newAddress(): Promise<Result<string, CallFailure>>;
  withdrawAddress(): Promise<Result<undefined, CallFailure>>;
}
