import type { CallFailure } from "../../application/ports/result.ts";
import type { SignInRecord } from "../../application/ports/personal-records.ts";
import { passwordRefusalOf } from "../../domain/customer/password.ts";
import { resultWith } from "../http/results.ts";
import type { ApiClient } from "../http/api-client.ts";
import { signInEmailRefusalOf } from "../../domain/my-details/sign-in-email.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import { changePassword, changeSignInEmail, signInDetails } from "./contract.ts";

const tooOften = 429;

/** Why nothing was changed: what the institute's words say, or what its answer alone tells. */
const reasonOf =
  <Reason extends string>(told: (description: string) => Reason) =>
  ({ status, description = "" }: CallFailure): Reason | "often" | "refused" => {
    if (status === tooOften) return "often";
    const reason = told(description);
    return reason === "none" && isRefusal(status) ? "refused" : reason;
  };

/** The institute's calls for what somebody signs in with. */
export const httpSignInRecord = (api: ApiClient): SignInRecord => ({
  details: () => api.call(signInDetails, {}),
  changeEmail: (change) => resultWith(api.call(changeSignInEmail, { body: change }), reasonOf(signInEmailRefusalOf)),
  changePassword: (present, chosen) => resultWith(api.call(changePassword, { body: { present, chosen } }), reasonOf(passwordRefusalOf)),
});
