import {
  signInEmailCodes,
  signInEmailMessages,
  signInEmailProblems,
} from "../../../../domain/my-details/sign-in-email.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { ruleRefusal } from "../../platform/http/refusal-texts.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import { requestEmailChange } from "../../provider/credentials/email-changes.ts";
import { withHashingSlot } from "../../provider/password.ts";
import type { ActionContext } from "../use-case-context.ts";
import { assertCurrentPassword, assertOwnProvider } from "./reauthenticate.ts";

/** Another email to sign in with, and the password that allows it. */
interface EmailRequest {
  readonly email: string;
  readonly present: string;
}

/** Requests another sign-in email, which counts once its link is followed. Hashes outside its transaction. LOGN-01 */
export const changeSignInEmail = async (
  { database, now, mails }: ActionContext,
  customer: CustomerRow,
  wanted: EmailRequest,
  ownProvider: string | undefined,
): Promise<void> => {
  const provider = assertOwnProvider(ownProvider);
  const { customerId, email: before } = customer;
  const { email: problem } = signInEmailProblems(wanted, before);
  if (problem !== undefined) {
    const code = signInEmailCodes[problem === signInEmailMessages.same ? "same" : "invalid"];
    throw ruleRefusal(code, problem, { end: "." });
  }
  await withHashingSlot(() => assertCurrentPassword(wanted.present, customer));
  const change = { customerId, before, email: wanted.email, provider, mails, now };
  await inTransaction(database, (transaction) => requestEmailChange(transaction, change));
};
