import { messages, problemsIn, type Problems } from "../kernel/field-rules.ts";

/** The least that a password has. PASS-02 */
export const shortestPassword = 12;

/** The most that is taken of a password. */
export const longestPassword = 200;

/** What is told of a password that cannot be chosen. PASS-02 */
export const passwordMessages = {
  short: `Your password needs at least ${shortestPassword} characters`,
  long: `Your password can have at most ${longestPassword} characters`,
  wrong: "This is not your current password",
  same: "Choose a password that differs from the current one",
  none: "Something went wrong, and we cannot tell whether your password was changed. Try again in a moment",
  refused: "Your password was not changed. Try again in a moment, or get in touch",
  often: "You have tried too often. Wait some minutes, and try again",
  common: "Many people use this password, so it is easily guessed. Choose another",
} as const;

/** What is wrong with a password that somebody chooses: too short, too long, or one that many use. No other rules. PASS-02 */
export const passwordProblem = (password: string, isCommon: (password: string) => boolean): string | undefined => {
  const length = Array.from(password).length;
  if (length < shortestPassword) return passwordMessages.short;
  if (length > longestPassword) return passwordMessages.long;
  return isCommon(password) ? passwordMessages.common : undefined;
};

/** What is typed to change a password. PASS-02 */
export interface PasswordChange {
  readonly present: string;
  readonly chosen: string;
}

/** Why a password was not changed. PASS-02 */
export type PasswordRefusal = "wrong" | "common" | "short" | "often" | "refused" | "none";

/** The reason a change was refused, by the server's description. PASS-02 */
export const passwordRefusalOf = (description: string): PasswordRefusal =>
  (["wrong", "common", "short"] as const).find((reason) => description.startsWith(passwordMessages[reason])) ?? "none";

const nothingIsCommon = (): boolean => false;

/** What is wrong with a change before it is sent; whether the new one is common, the institute knows. PASS-02 */
export const passwordChangeProblems = ({ present, chosen }: PasswordChange): Problems<keyof PasswordChange> =>
  problemsIn({
    present: present === "" ? messages.required : undefined,
    chosen:
      chosen === ""
        ? messages.required
        : (passwordProblem(chosen, nothingIsCommon) ?? (chosen === present ? passwordMessages.same : undefined)),
  });
