import type { FailureStatus } from "../../domain/shell/failure.ts";

/** A failure as it is reported: what and where, never who. */
export interface FailureReport {
  readonly name: string;
  readonly status: FailureStatus | "clockSkew" | "unhandled";
  readonly correlationId: string;
  /** What kind of error was thrown: "TypeError"; of a section that did not load, what became of it. SHELL-11 */
  readonly type?: string | undefined;
  /** Where in the code: "main-AB12.js:1:234". */
  readonly place?: string | undefined;
}

/** Where failures are reported for those who run the portal. Reporting never fails the portal itself. ERR-08, ERR-10 */
export interface FailureReports {
  report(failure: FailureReport): void;
}
