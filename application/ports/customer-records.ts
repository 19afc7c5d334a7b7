import type { Profile } from "../../domain/customer/profile.ts";
import type { Pence } from "../../domain/kernel/money.ts";
import type { Result } from "./result.ts";
import type { CallFailure } from "./call-failure.ts";

/** What other systems are handed when the person goes on to them. Never logged, tracked or reported. */
export interface HandOffIds {
  readonly sessionId: string;
  readonly encryptId: string;
}

/** The institute's records of the customer who signed in. */
export interface CustomerRecords {
  profile(): Promise<Profile>;
  balance(): Promise<Result<Pence, CallFailure>>;
  notifications(): Promise<Result<readonly string[], CallFailure>>;
  /** Opens the session by which other systems know the customer. SIGN-12 */
  openSession(): Promise<void>;
  /** The ids of the open session. SIGN-12 */
  handOffIds(): Promise<HandOffIds>;
}
