import { pendingEmailOf } from "../../provider/credentials/email-changes.ts";
import type { ReadContext } from "../use-case-context.ts";

/** How a customer signs in; where another provider looks after sign-ins, their email alone. LOGN-01, PASS-02 */
export const signInDetailsOf = async (
  { database, customer: { customerId, email }, now }: ReadContext & { readonly now: Date },
  ownProvider: string | undefined,
) => {
  if (ownProvider === undefined) return { email };
  return {
    email,
    awaited: await pendingEmailOf(database, customerId, now),
    forgotten: `${ownProvider}/forgotten-password`,
  };
};
