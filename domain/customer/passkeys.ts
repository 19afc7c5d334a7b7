import { messagesOf, withValues, type Message } from "../kernel/message.ts";
import { passwordMessages, wrongPasswordCode } from "./password.ts";

/** A credential of a device for signing in without a password. PASS-03 */
export interface Passkey {
  /** Identifies the passkey in API calls. */
  readonly key: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  readonly lastUsedAt?: number | undefined;
}

/** The passkeys of an account. PASS-03 */
export interface Passkeys {
  readonly passkeys: readonly Passkey[];
  /** Whether the account has a password, which is another way to sign in. */
  readonly hasPassword: boolean;
  /** Whether the portal's address lets passkeys be added. */
  readonly canAdd: boolean;
}

export const maxPasskeyNameLength = 60;

/** Maximum number of passkeys of an account. */
export const maxPasskeys = 20;

const recent = 10 * 60_000;

/** Whether a sign-in is recent enough to change ways in without a password. PASS-03 */
export const isRecentSignIn = (startedAt: number, now: Date): boolean => now.getTime() - startedAt <= recent;

/** Whether a passkey can be removed: another way to sign in has to remain. PASS-03 */
export const isRemovable = ({ passkeys, hasPassword }: Pick<Passkeys, "passkeys" | "hasPassword">): boolean =>
  hasPassword || passkeys.length > 1;

/** Reasons for a rejected change of passkeys. PASS-03 */
export type PasskeyRefusal =
  | "wrong"
  | "signInAgain"
  | "lastWayIn"
  | "tooMany"
  | "notAccepted"
  | "known"
  | "cancelled"
  | "refused"
  | "none";

const words = messagesOf("passkey", {
  longName: "A name can have at most {most} characters",
  signInAgain: "Sign out and in again first, so that we know it is you",
  lastWayIn: "This is the only way into your account. Choose a password or add another passkey first",
  tooMany: "You have {most} passkeys already. Remove one that you no longer use",
  notAccepted: "Your device’s answer was not accepted. Please try again",
  known: "This device has a passkey for your account already",
  cancelled: "Your device did not make a passkey. Please try again",
  refused: "Nothing was changed. Try again in a moment, or get in touch",
  none: "Something went wrong, and we cannot tell whether it was changed. The list shows what is on record",
});

/** Message for each reason. PASS-03 */
export const passkeyMessages = {
  ...words,
  wrong: passwordMessages.wrong,
  longName: withValues(words.longName, { most: maxPasskeyNameLength }),
  tooMany: withValues(words.tooMany, { most: maxPasskeys }),
} satisfies Readonly<Record<PasskeyRefusal | "longName", Message>>;

/** The error code of each reason that the institute gives. PASS-03 */
export const passkeyCodes = {
  wrong: wrongPasswordCode,
  signInAgain: "SIGN_IN_AGAIN",
  lastWayIn: "LAST_WAY_IN",
  tooMany: "TOO_MANY_PASSKEYS",
  notAccepted: "PASSKEY_NOT_ACCEPTED",
  known: "PASSKEY_KNOWN",
} as const satisfies Partial<Record<PasskeyRefusal, string>>;

/** Maps an error code to the reason for a rejected change. PASS-03 */
export const passkeyRefusalOf = (code: string | undefined): PasskeyRefusal =>
  (Object.keys(passkeyCodes) as (keyof typeof passkeyCodes)[]).find((reason) => passkeyCodes[reason] === code) ??
  "none";
