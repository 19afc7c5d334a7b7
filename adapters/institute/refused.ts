import type { Refusal } from "../contract/call.ts";

/** A request that is refused: its status, a code for machines, and words that a member may read. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, description: string) {
    super(description);
    this.status = status;
    this.code = code;
  }
}

/** The body of a refusal, in the contract's shape. */
export const refusalBody = (code: string, description: string, correlationId: string): Refusal => ({
  error: { code, description, correlationId },
});
