import { messages, problemsIn, type Problem, type Problems } from "../kernel/field-rules.ts";
import { messagesOf, withValues } from "../kernel/message.ts";

/** Minimum length of a password. PASS-02 */
export const minPasswordLength = 12;

/** Maximum length of a password. */
export const maxPasswordLength = 200;

const words = messagesOf("password", {
  short: "Your password needs at least {least} characters",
  long: "Your password can have at most {most} characters",
  wrong: "This is not your current password",
  same: "Choose a password that differs from the current one",
  none: "Something went wrong, and we cannot tell whether your password was changed. Try again in a moment",
  refused: "Your password was not changed. Try again in a moment, or get in touch",
  common: "Many people use this password, so it is easily guessed. Choose another",
  revealing: "Your password contains your name, your email or our name, so it is easily guessed. Choose another",
});

/** Message for each fault of a new password, and for a rejected change. PASS-02 */
export const passwordMessages = {
  ...words,
  short: withValues(words.short, { least: minPasswordLength }),
  long: withValues(words.long, { most: maxPasswordLength }),
};

/** Words that others can guess about the account owner: sign-in email, names and organisation. */
export interface KnownWords {
  readonly email: string;
  readonly names: readonly string[];
}

const shortestKnownWord = 4;

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Signs and digits that stand for letters; "1", "!" and "l" can be taken for "i". */
const letters: Readonly<Record<string, string>> = {
  "4": "a",
  "@": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  l: "i",
  "0": "o",
  "5": "s",
  $: "s",
  "7": "t",
};

/** A text with letters in place of the signs that stand for them. */
const spelt = (text: string): string => plain(text).replaceAll(/[4@31!l05$7]/g, (sign) => letters[sign] ?? sign);

/** Whether a password contains a guessable word of four letters or more, however it is spelt. PASS-02 */
const isRevealing = (password: string, { email, names }: KnownWords): boolean => {
  const [mailbox = ""] = email.split("@");
  const words = [mailbox, ...[mailbox, ...names].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))];
  return words.some((word) => word.length >= shortestKnownWord && spelt(password).includes(spelt(word)));
};

/** Faults of a new password; there are no other rules. PASS-02 */
export type PasswordFault = "short" | "long" | "common" | "revealing";

/** Finds the fault of a new password: too short, too long, common, or containing guessable words. PASS-02 */
export const passwordFault = (
  password: string,
  isCommon: (password: string) => boolean,
  known: KnownWords,
): PasswordFault | undefined => {
  const length = Array.from(password).length;
  if (length < minPasswordLength) return "short";
  if (length > maxPasswordLength) return "long";
  if (isCommon(password)) return "common";
  return isRevealing(password, known) ? "revealing" : undefined;
};

/** The message for a password's fault; undefined for an acceptable password. PASS-02 */
export const passwordProblem = (...password: Parameters<typeof passwordFault>): Problem | undefined => {
  const fault = passwordFault(...password);
  return fault && passwordMessages[fault];
};

/** Input of the password change form. PASS-02 */
export interface PasswordChange {
  readonly present: string;
  readonly chosen: string;
}

/** The error code of each fault of a new password. PASS-02 */
export const passwordFaultCodes = {
  short: "PASSWORD_SHORT",
  long: "PASSWORD_LONG",
  common: "PASSWORD_COMMON",
  revealing: "PASSWORD_REVEALING",
} as const satisfies Record<PasswordFault, string>;

/** The error code for a wrong current password. PASS-02 */
export const wrongPasswordCode = "WRONG_PASSWORD";

/** Reasons for a rejected password change. PASS-02 */
export type PasswordRefusal = PasswordFault | "wrong" | "refused" | "none";

/** Maps an error code to the reason for a rejected change. PASS-02 */
export const passwordRefusalOf = (code: string | undefined): PasswordRefusal => {
  if (code === wrongPasswordCode) return "wrong";
  return (
    (["short", "long", "common", "revealing"] as const).find((fault) => passwordFaultCodes[fault] === code) ?? "none"
  );
};

const nothingIsCommon = (): boolean => false;

/** Validates a password change before sending it. Checks names and common passwords only on the server. PASS-02 */
export const passwordChangeProblems = (
  { present, chosen }: PasswordChange,
  email: string,
): Problems<keyof PasswordChange> =>
  problemsIn({
    present: present === "" ? messages.required : undefined,
    chosen:
      chosen === ""
        ? messages.required
        : (passwordProblem(chosen, nothingIsCommon, { email, names: [] }) ??
          (chosen === present ? passwordMessages.same : undefined)),
  });
