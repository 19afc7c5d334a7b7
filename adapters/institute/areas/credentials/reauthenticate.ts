import { isRecentSignIn, passkeyCodes, passkeyMessages } from "../../../../domain/customer/passkeys.ts";
import { passwordMessages, wrongPasswordCode } from "../../../../domain/customer/password.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { RefusalError } from "../../platform/http/refusal-error.ts";
import { ruleRefusal, wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { isPassword, withHashingSlot } from "../../provider/password.ts";
import type { ApiDependencies } from "../api-dependencies.ts";

/** The embedded provider's address; throws a refusal where another provider looks after sign-ins. */
export const assertOwnProvider = (ownProvider: string | undefined): string => {
  if (ownProvider === undefined) throw wordedRefusal("conflict", "LOOKED_AFTER_ELSEWHERE");
  return ownProvider;
};

/** Throws a refusal unless a password is the customer's current one. LOGN-01 */
export const assertCurrentPassword = async (
  present: string,
  { passwordHash }: Pick<CustomerRow, "passwordHash">,
): Promise<void> => {
  if (!(await isPassword(present, passwordHash)))
    throw ruleRefusal(wrongPasswordCode, passwordMessages.wrong, { end: "." });
};

/** A refusal of a change of passkeys. */
export const passkeyRefusal = (reason: keyof typeof passkeyCodes): RefusalError =>
  ruleRefusal(passkeyCodes[reason], passkeyMessages[reason], { end: "." });

/** The proof that the customer is at the keyboard: the current password, or the sign-in of this request. */
export interface Proof {
  readonly present: string | undefined;
  readonly signIn: string | undefined;
}

/** The provider that looks after sign-ins, and their list. */
export type SignInServices = Pick<ApiDependencies, "ownProvider" | "signIns">;

/** Throws a refusal without the right password or a recent sign-in, and where another provider looks after sign-ins. PASS-03 */
export const assertReauthenticated = async (
  { customerId, passwordHash }: Pick<CustomerRow, "customerId" | "passwordHash">,
  { present, signIn }: Proof,
  { ownProvider, signIns }: SignInServices,
  now: Date,
): Promise<void> => {
  assertOwnProvider(ownProvider);
  if (present !== undefined) {
    if (!(await withHashingSlot(() => isPassword(present, passwordHash)))) throw passkeyRefusal("wrong");
    return;
  }
  const startedAt = await signIns.startOf(customerId, signIn);
  if (startedAt === undefined || !isRecentSignIn(startedAt, now)) throw passkeyRefusal("signInAgain");
};
