import type { SignInRecord } from "../../application/ports/personal-records.ts";
import type { CallFailure } from "../../application/ports/result.ts";
import { passwordRefusalOf } from "../../domain/customer/password.ts";
import { signInEmailRefusalOf } from "../../domain/my-details/sign-in-email.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import { changePassword, changeSignInEmail, signInDetails } from "../contract/credentials.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { limitedResult } from "./results.ts";

/** The reason for a refusal: by its code, else by the status of the response. */
const reasonOf =
  <Reason extends string>(refusalOf: (code: string | undefined) => Reason) =>
  ({ status, code }: CallFailure): Reason | "refused" => {
    const reason = refusalOf(code);
    return reason === "none" && isRefusal(status) ? "refused" : reason;
  };

/** The institute's calls for sign-in details. */
export const httpSignInRecord = (api: ApiClient): SignInRecord => ({
  details: () => api.call(signInDetails, {}),
  changeEmail: (change) => limitedResult(api.call(changeSignInEmail, { body: change }), reasonOf(signInEmailRefusalOf)),
  changePassword: (present, chosen) =>
    limitedResult(api.call(changePassword, { body: { present, chosen } }), reasonOf(passwordRefusalOf)),
});
