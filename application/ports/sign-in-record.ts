import type { PasswordRefusal } from "../../domain/customer/password.ts";
import type { Answered } from "./answered.ts";

/** What somebody signs in with. */
export interface SignInDetails {
  readonly email: string;
  /** Whether the password is changed in the portal; elsewhere it is changed where the sign-in is. */
  readonly isLookedAfterHere: boolean;
}

/** The institute's record of what somebody signs in with. PASS-02 */
export interface SignInRecord {
  details(): Promise<SignInDetails>;
  changePassword(present: string, chosen: string): Promise<Answered<undefined, PasswordRefusal>>;
}
