import {
  changePassword as changePasswordCall,
  changeSignInEmail as changeSignInEmailCall,
  signInDetails,
} from "../../../contract/credentials.contract.ts";
import type { Limit } from "../../platform/limits.ts";
import { pendingEmailOf } from "../../provider/credentials/email-changes.ts";
import { signInOf } from "../../provider/sign-in-of.ts";
import { inPortal } from "../acting.ts";
import type { ApiParts } from "../api-parts.ts";
import { changePassword } from "./change-password.ts";
import { changeSignInEmail } from "./change-sign-in-email.ts";
import { assertOwnProvider } from "./reauthenticate.ts";

/** Limits guesses of the current password by someone who finds an open portal. */
const tries: Limit = { name: "password-change", atOnce: 10, every: 60_000 };

/** Limits requests for another email, because each sends two mails. */
const emails: Limit = { name: "sign-in-email", atOnce: 5, every: 10 * 60_000 };

/** Sign-in details, and changes of the sign-in email and the password. LOGN-01, PASS-02 */
export const serveSignInDetails = ({ serve, ...parts }: ApiParts): void => {
  const { ownProvider, body: organisation, passwordCost } = parts;

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

  serve(changeSignInEmailCall, {
    limit: emails,
    // Hashing a password is slow, so no transaction stays open meanwhile.
    hasOwnTransaction: true,
    answer: async (request) => {
      const provider = assertOwnProvider(ownProvider);
      await changeSignInEmail(inPortal(request, parts), request.customer, request.body, provider);
      return undefined;
    },
  });

  serve(changePasswordCall, {
    limit: tries,
    hasOwnTransaction: true,
    answer: async (request) => {
      assertOwnProvider(ownProvider);
      const keeping = signInOf(request.request);
      const change = { ...request.body, keeping, organisation, passwordCost };
      await changePassword(inPortal(request, parts), request.customer, change);
      return undefined;
    },
  });
};
