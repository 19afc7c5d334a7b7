import type { SignInRecord } from "../../application/ports/personal-records.ts";
import { passwordRefusalOf } from "../../domain/customer/password.ts";
import { resultWith } from "../http/results.ts";
import type { ApiClient } from "../http/api-client.ts";
import { signInEmailRefusalOf } from "../../domain/my-details/sign-in-email.ts";
import { changePassword, changeSignInEmail, signInDetails } from "./contract.ts";

/** The institute's calls for what somebody signs in with. */
export const httpSignInRecord = (api: ApiClient): SignInRecord => ({
  details: () => api.call(signInDetails, {}),
  changeEmail: (change) =>
    resultWith(api.call(changeSignInEmail, { body: change }), ({ description = "" }) => signInEmailRefusalOf(description)),
  changePassword: (present, chosen) =>
    resultWith(api.call(changePassword, { body: { present, chosen } }), ({ description = "" }) => passwordRefusalOf(description)),
});
