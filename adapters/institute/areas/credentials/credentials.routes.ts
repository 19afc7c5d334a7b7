import {
  changePassword as changePasswordCall,
  changeSignInEmail as changeSignInEmailCall,
  signInDetails,
} from "../../../contract/credentials.contract.ts";
import type { Limit } from "../../platform/limits.ts";
import { signInOf } from "../../provider/sign-in-of.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { portalContext } from "../use-case-context.ts";
import { changePassword } from "./change-password.ts";
import { changeSignInEmail } from "./change-sign-in-email.ts";
import { signInDetailsOf } from "./sign-in-details.ts";

/** Limits guesses of the current password by someone who finds an open portal. */
const tries: Limit = { name: "password-change", atOnce: 10, every: 60_000 };

/** Limits requests for another email, because each sends two mails. */
const emails: Limit = { name: "sign-in-email", atOnce: 5, every: 10 * 60_000 };

/** Sign-in details, and changes of the sign-in email and the password. LOGN-01, PASS-02 */
export const serveSignInDetails = ({ serve, ...dependencies }: ApiDependencies): void => {
  const { ownProvider } = dependencies;

  serve(signInDetails, { answer: (request) => signInDetailsOf(request, ownProvider) });

  serve(changeSignInEmailCall, {
    limit: emails,
    // Hashing a password is slow, so no transaction stays open meanwhile.
    hasOwnTransaction: true,
    answer: (request) =>
      changeSignInEmail(portalContext(request, dependencies), request.customer, request.body, ownProvider),
  });

  serve(changePasswordCall, {
    limit: tries,
    hasOwnTransaction: true,
    answer: (request) => {
      const change = { ...request.body, keeping: signInOf(request.request) };
      return changePassword(portalContext(request, dependencies), request.customer, change, dependencies);
    },
  });
};
