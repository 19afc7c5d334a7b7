import type { AssertionError } from "node:assert";

import { stringify } from "yaml";

/** A value as an analyst reads it: a text in «», yes or no, a list with a line for each item. */
const valueInWords = (value: unknown): string => {
  if (value === undefined || value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return `«${value}»`;
  if (value instanceof RegExp) return `something of the form ${value.source}`;
  if (typeof value !== "object") return JSON.stringify(value);
  const text = stringify(value, { lineWidth: 0 }).trimEnd();
  return text === "[]" || text === "{}" ? "nothing" : `\n${text}`;
};

/** A failed assertion of `node:assert` as expected and found values. */
export const assertionInWords = ({ operator, expected, actual }: AssertionError): string => {
  const found = valueInWords(actual);
  if (operator === "==") return `Expected something that holds, and it does not: ${found}`;
  if (operator.startsWith("not")) return `Expected anything but this: ${valueInWords(expected)}`;
  const wanted = operator === "doesNotMatch" ? `anything but ${valueInWords(expected)}` : valueInWords(expected);
  return `Expected: ${wanted}\nFound:    ${found}`;
};

/** Playwright's locators, with words for what they find. */
const locators: readonly (readonly [pattern: RegExp, words: (...parts: readonly string[]) => string])[] = [
  [/getByRole\('(\w+)', \{[^}]*name: '((?:[^'\\]|\\.)*)'/, (role = "", name = "") => `the ${role} «${name}»`],
  [/getByRole\('(\w+)'/, (role = "") => `a ${role}`],
  [/getByLabel\('((?:[^'\\]|\\.)*)'/, (label = "") => `the field «${label}»`],
  [/getByText\('((?:[^'\\]|\\.)*)'/, (text = "") => `the words «${text}»`],
];

const locatorInWords = (locator: string): string => {
  for (const [pattern, words] of locators) {
    const match = pattern.exec(locator);
    if (match) return words(...match.slice(1));
  }
  return `what stands at ${locator}`;
};

/** What a step in Chromium waited for in vain; undefined for other failures. */
export const timeoutInWords = (message: string): string | undefined => {
  const time = /Timeout (\d+)ms exceeded/.exec(message)?.[1];
  if (time === undefined) return undefined;
  const locator = /waiting for (.+)/.exec(message)?.[1];
  const what = locator === undefined ? "something to happen" : locatorInWords(locator);
  return `Expected: ${what}\nFound:    nothing of the kind within ${String(Number(time) / 1000)} seconds`;
};
