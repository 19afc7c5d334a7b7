import type { PasswordRefusal } from "../../domain/customer/password.ts";
import type { SignInEmailChange, SignInEmailRefusal } from "../../domain/my-details/sign-in-email.ts";
import type { Result } from "./result.ts";

export interface SignInDetails {
  readonly email: string;
  /** What it will be once a link that was sent there is opened. */
  readonly awaited?: string | undefined;
  /** Where a forgotten password is chosen anew. Absent where another service looks after the sign-in: all of it is changed there. */
  readonly forgotten?: string | undefined;
}

/** The institute's record of what somebody signs in with. LOGN-01, PASS-02 */
export interface SignInRecord {
  details(): Promise<SignInDetails>;
  /** Has a link sent to another email, which is signed in with once the link is opened. */
  changeEmail(change: SignInEmailChange): Promise<Result<undefined, SignInEmailRefusal>>;
  changePassword(present: string, chosen: string): Promise<Result<undefined, PasswordRefusal>>;
}
