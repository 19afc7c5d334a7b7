import { expect, test } from "vitest";

import {
  maxPasswordLength,
  passwordMessages,
  passwordProblem,
  passwordRefusalOf,
  minPasswordLength,
} from "../../../domain/customer/password.ts";

const of = (length: number): string => "é".repeat(length);

const barry = { email: "b.barbados@example.org", names: ["Barry", "Barbados", "Institute of Accountants", "Li"] };

test.each([
  "barry and friends",
  "B.Barbados@example.org",
  "Institute2026!",
  "my BARBADOS trip",
  "B4rry.B4rbados",
  "1nst1tut3 2026",
])("%s, which contains known words of its owner (PASS-02)", (password) => {
  expect(passwordProblem(password, () => false, barry)).toBe(passwordMessages.revealing);
});

test("words of fewer than four letters are ignored: polite does not reveal Li (PASS-02)", () => {
  expect(passwordProblem("three polite owls", () => false, barry)).toBeUndefined();
});

test.each([
  ["shorter than the least", of(minPasswordLength - 1), passwordMessages.short],
  ["the least", of(minPasswordLength), undefined],
  ["the most", of(maxPasswordLength), undefined],
  ["longer than the most", of(maxPasswordLength + 1), passwordMessages.long],
])("a password that is %s (PASS-02)", (_, password, problem) => {
  expect(passwordProblem(password, () => false, barry)).toBe(problem);
});

test("a common password of any length (PASS-02)", () => {
  expect(passwordProblem(of(minPasswordLength), () => true, barry)).toBe(passwordMessages.common);
});

test.each([
  ["WRONG_PASSWORD", "wrong"],
  ["PASSWORD_SHORT", "short"],
  ["PASSWORD_LONG", "long"],
  ["PASSWORD_COMMON", "common"],
  ["PASSWORD_REVEALING", "revealing"],
  ["SOMETHING_ELSE", "none"],
  [undefined, "none"],
])("a change that is refused with the code %s has the reason %s (PASS-02)", (code, reason) => {
  expect(passwordRefusalOf(code)).toBe(reason);
});
