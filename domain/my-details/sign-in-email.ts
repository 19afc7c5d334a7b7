import { passwordMessages, wrongPasswordCode } from "../customer/password.ts";
import { messages, problemsIn, type Problems } from "../kernel/field-rules.ts";
import { meantBy } from "../kernel/typed-text.ts";
import { emailProblem } from "./contact.ts";

/** What is typed to sign in with another email. LOGN-01 */
export interface SignInEmailChange {
  readonly email: string;
  readonly present: string;
}

/** A change of the sign-in email as it is sent. LOGN-01 */
export const sentSignInEmail = ({ email, present }: SignInEmailChange): SignInEmailChange => ({ email: meantBy(email), present });

/** What is told of a change of the sign-in email that cannot be made. LOGN-01 */
export const signInEmailMessages = {
  wrong: passwordMessages.wrong,
  invalid: messages.email,
  same: "You sign in with this email already",
  often: passwordMessages.often,
  none: "Something went wrong, and we cannot tell whether a link was sent. Try again in a moment",
  refused: "No link was sent. Try again in a moment, or get in touch",
} as const;

/** An email address as people are found by it: two that differ in case are one. */
export const comparedEmail = (email: string): string => meantBy(email).toLowerCase();

/**
 * What is wrong with a change of the sign-in email. Whether somebody else has the address is none of it: nobody
 * shall learn that here. LOGN-01, CONT-07
 */
export const signInEmailProblems = (
  { email, present }: SignInEmailChange,
  presentEmail: string,
): Problems<keyof SignInEmailChange> =>
  problemsIn({
    email: emailProblem(email) ?? (comparedEmail(email) === comparedEmail(presentEmail) ? signInEmailMessages.same : undefined),
    present: present === "" ? messages.required : undefined,
  });

/** Why no link was sent. LOGN-01 */
export type SignInEmailRefusal = keyof typeof signInEmailMessages;

/** The refusal codes of an email that cannot be signed in with. LOGN-01 */
export const signInEmailCodes = { invalid: "INVALID_EMAIL", same: "SAME_EMAIL" } as const;

/** The reason for a refused change, by the code of the refusal. LOGN-01 */
export const signInEmailRefusalOf = (code: string | undefined): SignInEmailRefusal => {
  if (code === wrongPasswordCode) return "wrong";
  return (["invalid", "same"] as const).find((reason) => signInEmailCodes[reason] === code) ?? "none";
};
