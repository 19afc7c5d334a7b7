import type { SignInRecord } from "../../application/ports/sign-in-record.ts";
import { passwordRefusalOf } from "../../domain/customer/password.ts";
import { refusedFor } from "../http/answers.ts";
import type { ApiClient } from "../http/api-client.ts";
import { changePassword, signInDetails } from "./contract.ts";

/** The institute's calls for what somebody signs in with. */
export const httpSignInRecord = (api: ApiClient): SignInRecord => ({
  details: () => api.call(signInDetails, {}),
  changePassword: (present, chosen) =>
    refusedFor(api.call(changePassword, { body: { present, chosen } }), ({ description = "" }) => passwordRefusalOf(description)),
});
