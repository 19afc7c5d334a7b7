import type { Declaration } from "../../domain/cpd/declaration.ts";
import type { AnnualDeclaration } from "../../domain/cpd/history.ts";
import type { CpdOverview, SubmissionStatus } from "../../domain/cpd/status.ts";
import type { WaiverRequest } from "../../domain/cpd/waiver.ts";
import type { WaiverOutcome } from "../../domain/cpd/waiver-request.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { Result } from "./result.ts";
import type { CallFailure } from "./call-failure.ts";

/** A declaration as the institute took it on record. */
export interface SubmittedDeclaration {
  readonly reference: string;
  readonly year: number;
  readonly status: SubmissionStatus;
  readonly submittedOn: CalendarDate;
}

/** The institute's record of professional development. */
export interface CpdRegister {
  overview(): Promise<Result<CpdOverview, CallFailure>>;
  history(): Promise<readonly AnnualDeclaration[]>;
}

/** Where the institute takes annual declarations. */
export interface DeclarationRegister {
  /** Submits once for each key, however often it is called. CPD-08 */
  declare(declaration: Declaration, key: string): Promise<Result<SubmittedDeclaration, CallFailure>>;
}

/** Where the institute takes requests for waivers, and takes them back. */
export interface WaiverRegister {
  /** Asks once for each key, however often it is called. WAIV-02 */
  requestWaiver(request: WaiverRequest, key: string): Promise<Result<WaiverOutcome, CallFailure>>;
  deleteWaiver(waiverId: string): Promise<Result<undefined, CallFailure>>;
}
