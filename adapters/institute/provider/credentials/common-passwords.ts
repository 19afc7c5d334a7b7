import { dictionary } from "@zxcvbn-ts/language-common";

const plain = (password: string): string => password.normalize("NFKC").toLowerCase();

const list: unknown = dictionary["passwords-common"];

/** Frequently used passwords. */
const common: ReadonlySet<string> = new Set(
  (Array.isArray(list) ? list : []).filter((word): word is string => typeof word === "string").map(plain),
);

/** A few characters repeated. */
const repeated = /^(.{1,6}?)\1+$/u;

/** Whether a password is common: listed, a listed one with digits and signs around it, or one part repeated. PASS-02 */
export const isCommonPassword = (password: string): boolean => {
  const normalised = plain(password);
  const word = normalised.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return common.has(normalised) || common.has(word) || repeated.test(normalised) || /^\d+$/.test(normalised);
};
