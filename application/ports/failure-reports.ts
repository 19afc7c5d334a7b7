import type { FailureStatus } from "../../domain/shell/failure.ts";

/** A failure report: what and where, without personal data. */
export interface FailureReport {
  readonly name: string;
  /** "left-out" for a part of an answer that did not fit, beside the rest that was used. CONF-01 */
  readonly status: FailureStatus | "clockSkew" | "unhandled" | "left-out";
  readonly correlationId: string;
  /** The error's name such as "TypeError"; for a chunk that did not load, the reason. SHELL-11 */
  readonly type?: string | undefined;
  /** Source location: "main-AB12.js:1:234". */
  readonly place?: string | undefined;
  /** Place in an answer that did not fit: "transactions.*.status". */
  readonly path?: string | undefined;
}

/** Reports failures to the portal's operators. Never throws. ERR-08, ERR-10 */
export interface FailureReports {
  report(failure: FailureReport): void;
}
