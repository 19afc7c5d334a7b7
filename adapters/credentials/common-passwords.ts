import { dictionary } from "@zxcvbn-ts/language-common";

const plain = (password: string): string => password.normalize("NFKC").toLowerCase();

const list: unknown = dictionary["passwords-common"];

/** Passwords that many use. */
const common: ReadonlySet<string> = new Set(
  (Array.isArray(list) ? list : []).filter((word): word is string => typeof word === "string").map(plain),
);

/** A few characters over and over. */
const repeated = /^(.{1,6}?)\1+$/u;

/** Whether many people use a password: it is on the list, or is one of the list with digits and signs about it, or one part over and over. PASS-02 */
export const isCommonPassword = (password: string): boolean => {
  const given = plain(password);
  const word = given.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return common.has(given) || common.has(word) || repeated.test(given) || /^\d+$/.test(given);
};
