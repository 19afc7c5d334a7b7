import type { FeesStatement } from "../../domain/fees/account.ts";
import type { Result } from "./result.ts";
import type { CallFailure } from "./call-failure.ts";
import type { Bytes } from "./file-saver.ts";

/** The institute's fees office. */
export interface FeesLedger {
  statement(): Promise<FeesStatement>;
  /** The receipt of a payment as a PDF, all of it. FEES-03 */
  receipt(reference: string): Promise<Result<Bytes, CallFailure>>;
}
