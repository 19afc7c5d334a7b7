import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { MembershipApplication } from "../../domain/membership/payload.ts";
import type { Result } from "./result.ts";
import type { CallFailure } from "./call-failure.ts";

/** An application for membership as the institute took it on record. */
export interface SubmittedApplication {
  readonly reference: string;
  readonly submittedOn: CalendarDate;
}

/** The institute's register of members. */
export interface MembershipRegister {
  /** Applies once for each key, however often it is called. MEMB-08 */
  apply(application: MembershipApplication, key: string): Promise<Result<SubmittedApplication, CallFailure>>;
}
