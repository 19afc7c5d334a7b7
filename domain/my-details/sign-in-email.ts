import { passwordMessages, wrongPasswordCode } from "../customer/password.ts";
import { messages, problemsIn, type Problems } from "../kernel/field-rules.ts";
import { messagesOf } from "../kernel/message.ts";
import { emailProblem, emailSpelling } from "./contact.ts";

/** Input of the sign-in email form. LOGN-01 */
export interface SignInEmailChange {
  readonly email: string;
  readonly present: string;
}

/** Payload of a sign-in email change. LOGN-01 */
export const sentSignInEmail = ({ email, present }: SignInEmailChange): SignInEmailChange => ({
  email: emailSpelling(email),
  present,
});

/** Messages for a rejected change of the sign-in email. LOGN-01 */
export const signInEmailMessages = {
  wrong: passwordMessages.wrong,
  invalid: messages.email,
  ...messagesOf("signInEmail", {
    same: "You sign in with this email already",
    none: "Something went wrong, and we cannot tell whether a link was sent. Try again in a moment",
    refused: "No link was sent. Try again in a moment, or get in touch",
  }),
};

/** The form in which email addresses are compared: one spelling, ignoring case. REAL-02 */
export const comparedEmail = (email: string): string => emailSpelling(email).toLowerCase();

/**
 * Validates a change of the sign-in email. Does not check whether the address is taken, to prevent account enumeration.
 * LOGN-01, CONT-07
 */
export const signInEmailProblems = (
  { email, present }: SignInEmailChange,
  presentEmail: string,
): Problems<keyof SignInEmailChange> =>
  problemsIn({
    email:
      emailProblem(email) ??
      (comparedEmail(email) === comparedEmail(presentEmail) ? signInEmailMessages.same : undefined),
    present: present === "" ? messages.required : undefined,
  });

/** Reasons why no confirmation link was sent. LOGN-01 */
export type SignInEmailRefusal = keyof typeof signInEmailMessages;

/** Error codes of an unusable sign-in email. LOGN-01 */
export const signInEmailCodes = { invalid: "INVALID_EMAIL", same: "SAME_EMAIL" } as const;

/** Maps an error code to the reason for a rejected change. LOGN-01 */
export const signInEmailRefusalOf = (code: string | undefined): SignInEmailRefusal => {
  if (code === wrongPasswordCode) return "wrong";
  return (["invalid", "same"] as const).find((reason) => signInEmailCodes[reason] === code) ?? "none";
};
