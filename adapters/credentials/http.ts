import type { SignInRecord } from "../../application/ports/personal-records.ts";
import { passwordRefusalOf } from "../../domain/customer/password.ts";
import { resultWith } from "../http/results.ts";
import type { ApiClient } from "../http/api-client.ts";
import { signInEmailRefusalOf } from "../../domain/my-details/sign-in-email.ts";
import { changePassword, changeSignInEmail, signInDetails } from "./contract.ts";

const tooOften = 429;

/** The institute's calls for what somebody signs in with. */
export const httpSignInRecord = (api: ApiClient): SignInRecord => ({
  details: () => api.call(signInDetails, {}),
  changeEmail: (change) =>
    resultWith(api.call(changeSignInEmail, { body: change }), ({ status, description = "" }) => (status === tooOften ? "often" : signInEmailRefusalOf(description))),
  changePassword: (present, chosen) =>
    resultWith(api.call(changePassword, { body: { present, chosen } }), ({ status, description = "" }) => (status === tooOften ? "often" : passwordRefusalOf(description))),
});
