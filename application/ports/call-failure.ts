import type { FailureStatus } from "../../domain/shell/failure.ts";

/**
 * A call to another system that did not succeed. It has been reported by the time it is thrown; whoever
 * catches it decides only what the person sees. ERR-08
 */
export class CallFailure extends Error {
  readonly status: FailureStatus;
  readonly correlationId: string;
  /** What the other system says of it, in words that may be shown. */
  readonly description: string | undefined;

  constructor(name: string, status: FailureStatus, correlationId: string, description?: string) {
    super(`${name} (${status})`);
    this.name = name;
    this.status = status;
    this.correlationId = correlationId;
    this.description = description;
  }
}
