import * as z from "zod/mini";
import { longestPassword } from "../../domain/customer/password.ts";
import { defaultTimeout, type Call } from "../contract/call.ts";
import { filledLine } from "../contract/fields.ts";

const password = filledLine(longestPassword * 2);

export const signInDetails = {
  failure: "SIGN_IN_DETAILS_FETCH_ERROR",
  summary: "What the customer signs in with, and whether the institute looks after it or another provider does.",
  method: "GET",
  path: "/customers/{id}/sign-in",
  demands: "not suspended",
  answer: z.object({ email: z.string(), isLookedAfterHere: z.boolean() }),
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;

export const changePassword = {
  failure: "PASSWORD_CHANGE_SUBMIT_ERROR",
  summary: "Chooses another password. Every other sign-in of the customer ends.",
  method: "POST",
  path: "/customers/{id}/sign-in/password",
  demands: "not suspended",
  body: z.object({ present: password, chosen: password }),
  success: 204,
  timeout: defaultTimeout,
} as const satisfies Call;
