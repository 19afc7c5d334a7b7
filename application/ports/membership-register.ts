import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { MembershipApplication } from "../../domain/membership/payload.ts";
import type { Retirement } from "../../domain/retirement/register.ts";
import type { Answered } from "./answered.ts";
import type { CallFailure } from "./call-failure.ts";

/** An application for membership as the institute took it on record. */
export interface SubmittedApplication {
  readonly reference: string;
  readonly submittedOn: CalendarDate;
}

/** An entry in the register of retired members. */
export interface RegisteredRetirement {
  readonly reference: string;
  readonly retirementDate: CalendarDate;
  readonly registeredOn: CalendarDate;
}

/** The institute's register of members: how people come into it, and how they retire from it. */
export interface MembershipRegister {
  /** Applies once for each key, however often it is called. MEMB-08 */
  apply(application: MembershipApplication, key: string): Promise<Answered<SubmittedApplication, CallFailure>>;
  /** Retires once for each key, however often it is called. RETR-05 */
  retire(retirement: Retirement, key: string): Promise<Answered<RegisteredRetirement, CallFailure>>;
}
