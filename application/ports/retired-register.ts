import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { Retirement } from "../../domain/retirement/register.ts";
import type { Result } from "./result.ts";
import type { CallFailure } from "./call-failure.ts";

/** An entry in the register of retired members. */
export interface RegisteredRetirement {
  readonly reference: string;
  readonly retirementDate: CalendarDate;
  readonly registeredOn: CalendarDate;
}

/** The institute's register of retired members. */
export interface RetiredRegister {
  /** Retires once for each key, however often it is called. RETR-05 */
  retire(retirement: Retirement, key: string): Promise<Result<RegisteredRetirement, CallFailure>>;
}
