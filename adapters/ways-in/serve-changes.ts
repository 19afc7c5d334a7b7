import { decodeJwt } from "jose";
import { passwordMessages, passwordProblem } from "../../domain/customer/password.ts";
import type { ApiParts } from "../institute/api/api-parts.ts";
import type { Asked } from "../institute/api/serve.ts";
import { amongFew, hashPassword, isPassword } from "../institute/identity/password.ts";
import type { Limit } from "../institute/limits.ts";
import { Refused } from "../institute/refused.ts";
import { inTransaction } from "../institute/storage/in-transaction.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { changePassword, signInDetails } from "./contract.ts";
import { setPassword } from "./set-password.ts";

/** Present passwords that are tried: whoever holds somebody's open portal shall not guess it there. */
const tries: Limit = { name: "password-change", atOnce: 10, every: 60_000 };

/** The sign-in that a call is made in, as its token names it. The token has been checked. */
const signInOf = ({ request }: Asked<typeof changePassword>): string | undefined => {
  const sid = decodeJwt((request.headers.authorization ?? "").replace(/^Bearer /i, ""))["sid"];
  return typeof sid === "string" ? sid : undefined;
};

/** What somebody signs in with, and another password for it. PASS-02 */
export const serveSignInDetails = ({ serve, auditKey, passwordCost, hasOwnProvider }: ApiParts): void => {
  serve(signInDetails, {
    answer: ({ customer }) => Promise.resolve({ email: customer.email, isLookedAfterHere: hasOwnProvider }),
  });

  serve(changePassword, {
    limit: tries,
    // A password takes long to hash: the database is not held meanwhile.
    hasOwnTransaction: true,
    answer: async (asked) => {
      const { body, customer, customerId, database, now } = asked;
      if (!hasOwnProvider)
        throw new Refused(409, "LOOKED_AFTER_ELSEWHERE", "Your password is looked after by another service.");
      const passwordHash = await amongFew(async () => {
        if (!(await isPassword(body.present, customer.passwordHash)))
          throw new Refused(422, "WRONG_PASSWORD", `${passwordMessages.wrong}.`);
        const problem = passwordProblem(body.chosen, isCommonPassword);
        if (problem !== undefined) throw new Refused(422, "PASSWORD_NOT_ALLOWED", `${problem}.`);
        return hashPassword(body.chosen, passwordCost);
      });
      const chosen = { customerId, passwordHash, now, auditKey, keeping: signInOf(asked) };
      await inTransaction(database, (transaction) => setPassword(transaction, chosen));
      return undefined;
    },
  });
};
