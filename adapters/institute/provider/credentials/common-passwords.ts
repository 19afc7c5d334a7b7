import { dictionary } from "@zxcvbn-ts/language-common";

const plain = (password: string): string => password.normalize("NFKC").toLowerCase();

const list: unknown = dictionary["passwords-common"];

/** Frequently used passwords. */
const common: ReadonlySet<string> = new Set(
  (Array.isArray(list) ? list : []).filter((word): word is string => typeof word === "string").map(plain),
);

/** One short part repeated, with or without signs between and behind: "monkey monkey!" */
const repeated = /^(.{1,11}?)(?:[^\p{L}\p{N}]*\1)+[^\p{L}\p{N}]*$/u;

/** Characters in an order that everybody knows; each may begin again behind its end. */
const orders = ["abcdefghijklmnopqrstuvwxyz", "1234567890", "qwertyuiopasdfghjklzxcvbnm"].flatMap((order) => [
  order + order,
  (order + order).split("").toReversed().join(""),
]);

const isInOrder = (text: string): boolean => text.length >= 6 && orders.some((order) => order.includes(text));

/**
 * Whether a password is common: listed, a listed one with digits and signs around it, one part repeated, or characters
 * in the order of alphabet or keyboard. PASS-02
 */
export const isCommonPassword = (password: string): boolean => {
  const normalised = plain(password);
  const word = normalised.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return (
    [normalised, word].some((text) => common.has(text) || isInOrder(text)) ||
    repeated.test(normalised) ||
    /^\d+$/.test(normalised)
  );
};
