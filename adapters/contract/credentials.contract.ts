import * as z from "zod/mini";

import { maxPasswordLength } from "../../domain/customer/password.ts";
import { emailLimit } from "../../domain/my-details/contact.ts";
import type { SignInEmailChange } from "../../domain/my-details/sign-in-email.ts";
import type { Call, FieldsOf } from "./call.ts";
import { filledLine } from "./fields.ts";

const password = filledLine(maxPasswordLength * 2);

export const signInDetails = {
  failure: "SIGN_IN_DETAILS_FETCH_ERROR",
  summary:
    "What the customer signs in with; and where a forgotten password is chosen anew, unless another provider looks after that.",
  method: "GET",
  path: "/customers/{id}/sign-in",
  access: "not suspended",
  isAddition: true,
  answer: z.object({ email: z.string(), awaited: z.optional(z.string()), forgotten: z.optional(z.string()) }),
} as const satisfies Call;

export const changePassword = {
  failure: "PASSWORD_CHANGE_SUBMIT_ERROR",
  summary: "Chooses another password. Every other sign-in of the customer ends.",
  method: "POST",
  path: "/customers/{id}/sign-in/password",
  access: "not suspended",
  isAddition: true,
  body: z.object({ present: password, chosen: password }),
  success: 204,
} as const satisfies Call;

export const changeSignInEmail = {
  failure: "SIGN_IN_EMAIL_CHANGE_SUBMIT_ERROR",
  summary:
    "Sends a link to another email, which becomes the email to sign in with when the link is opened. The answer does not reveal whether somebody else uses that email.",
  method: "POST",
  path: "/customers/{id}/sign-in/email",
  access: "not suspended",
  isAddition: true,
  body: z.object({ email: filledLine(emailLimit), present: password } satisfies FieldsOf<SignInEmailChange>),
  success: 204,
} as const satisfies Call;
