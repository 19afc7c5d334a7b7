import { expect, test } from "vitest";
import { longestPassword, passwordMessages, passwordProblem, shortestPassword } from "../../domain/customer/password.ts";

const of = (length: number): string => "é".repeat(length);

test.each([
  ["shorter than the least", of(shortestPassword - 1), passwordMessages.short],
  ["the least", of(shortestPassword), undefined],
  ["the most", of(longestPassword), undefined],
  ["longer than the most", of(longestPassword + 1), passwordMessages.long],
])("a password that is %s (PASS-02)", (_, password, problem) => {
  expect(passwordProblem(password, () => false)).toBe(problem);
});

test("a password that many use, whatever its length (PASS-02)", () => {
  expect(passwordProblem(of(shortestPassword), () => true)).toBe(passwordMessages.common);
});
