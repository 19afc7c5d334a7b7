const targetPatterns: readonly (readonly [pattern: RegExp, words: (...parts: readonly string[]) => string])[] = [
  [/getByRole\('(\w+)', \{[^}]*name: '((?:[^'\\]|\\.)*)'/, (role = "", name = "") => `the ${role} «${name}»`],
  [/getByRole\('(\w+)'/, (role = "") => `a ${role}`],
  [/getByLabel\('((?:[^'\\]|\\.)*)'/, (label = "") => `the field «${label}»`],
  [/getByText\('((?:[^'\\]|\\.)*)'/, (text = "") => `the words «${text}»`],
];

const thing = (locator: string): string => {
  for (const [pattern, words] of targetPatterns) {
    const match = pattern.exec(locator);
    if (match) return words(...match.slice(1));
  }
  return `what stands at ${locator}`;
};

/** What a step in Chromium waited for in vain, in words; undefined for other failures. */
export const timeoutInWords = (message: string): string | undefined => {
  const time = /Timeout (\d+)ms exceeded/.exec(message)?.[1];
  if (time === undefined) return undefined;
  const locator = /waiting for (.+)/.exec(message)?.[1];
  const what = locator === undefined ? "something to happen" : thing(locator);
  return `Expected: ${what}\nFound:    nothing of the kind within ${String(Number(time) / 1000)} seconds`;
};
