import type { FeesStatement } from "../../domain/fees/account.ts";
import type { Answered } from "./answered.ts";
import type { CallFailure } from "./call-failure.ts";

/** The institute's fees office. */
export interface FeesOffice {
  statement(): Promise<FeesStatement>;
  /** Has a receipt prepared; the answer is where it can be saved from, for a moment. */
  prepareReceipt(reference: string): Promise<Answered<string, CallFailure>>;
}
