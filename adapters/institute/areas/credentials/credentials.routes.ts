import {
  passwordFault,
  passwordFaultCodes,
  passwordMessages,
  wrongPasswordCode,
} from "../../../../domain/customer/password.ts";
import {
  signInEmailCodes,
  signInEmailMessages,
  signInEmailProblems,
} from "../../../../domain/my-details/sign-in-email.ts";
import { changePassword, changeSignInEmail, signInDetails } from "../../../contract/credentials.contract.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { Limit } from "../../platform/limits.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import { isCommonPassword } from "../../provider/credentials/common-passwords.ts";
import { requestEmailChange, pendingEmailOf } from "../../provider/credentials/email-changes.ts";
import { knownWordsOf, setPassword } from "../../provider/credentials/passwords.ts";
import { withHashingSlot, hashPassword, isPassword } from "../../provider/password.ts";
import { signInOf } from "../../provider/sign-in-of.ts";
import type { ApiParts } from "../api-parts.ts";

/** Limits guesses of the current password by someone who finds an open portal. */
const tries: Limit = { name: "password-change", atOnce: 10, every: 60_000 };

/** Limits requests for another email, because each sends two mails. */
const emails: Limit = { name: "sign-in-email", atOnce: 5, every: 10 * 60_000 };

const refuseElsewhere = (): never => {
  throw wordedRefusal("conflict", "LOOKED_AFTER_ELSEWHERE");
};

const assertCurrentPassword = async (present: string, { passwordHash }: CustomerRow): Promise<void> => {
  if (!(await isPassword(present, passwordHash)))
    throw new RefusalError("unacceptable", wrongPasswordCode, `${passwordMessages.wrong}.`);
};

/** Sign-in details, and changes of the sign-in email and the password. LOGN-01, PASS-02 */
export const serveSignInDetails = ({
  serve,
  auditKey,
  mails,
  body: organisation,
  passwordCost,
  ownProvider,
}: ApiParts): void => {
  serve(signInDetails, {
    answer: async ({ customer: { customerId, email }, database, now }) => {
      if (ownProvider === undefined) return { email };
      return {
        email,
        awaited: await pendingEmailOf(database, customerId, now),
        forgotten: `${ownProvider}/forgotten-password`,
      };
    },
  });

  serve(changeSignInEmail, {
    limit: emails,
    // Hashing a password is slow, so no transaction stays open meanwhile.
    hasOwnTransaction: true,
    answer: async ({ body, customer, customerId, database, now }) => {
      const provider = ownProvider ?? refuseElsewhere();
      const { email: problem } = signInEmailProblems(body, customer.email);
      if (problem !== undefined)
        throw new RefusalError(
          "unacceptable",
          signInEmailCodes[problem === signInEmailMessages.same ? "same" : "invalid"],
          `${problem}.`,
        );
      await withHashingSlot(() => assertCurrentPassword(body.present, customer));
      const change = { customerId, before: customer.email, email: body.email, provider, mails, now };
      await inTransaction(database, (transaction) => requestEmailChange(transaction, change));
      return undefined;
    },
  });

  serve(changePassword, {
    limit: tries,
    hasOwnTransaction: true,
    answer: async (callRequest) => {
      const { body, customer, customerId, database, now } = callRequest;
      if (ownProvider === undefined) refuseElsewhere();
      const passwordHash = await withHashingSlot(async () => {
        if (!(await isPassword(body.present, customer.passwordHash))) {
          // A repeat after a lost response: the chosen password is already the current one.
          await assertCurrentPassword(body.chosen, customer);
          return undefined;
        }
        const fault = passwordFault(body.chosen, isCommonPassword, knownWordsOf(customer, organisation));
        if (fault !== undefined)
          throw new RefusalError("unacceptable", passwordFaultCodes[fault], `${passwordMessages[fault]}.`);
        return hashPassword(body.chosen, passwordCost);
      });
      if (passwordHash === undefined) return undefined;
      const chosen = { customerId, passwordHash, now, auditKey, mails, keeping: signInOf(callRequest.request) };
      await inTransaction(database, (transaction) => setPassword(transaction, chosen));
      return undefined;
    },
  });
};
