import { expect, it } from "vitest";

import { isCommonPassword } from "../../../../../adapters/institute/provider/credentials/common-passwords.ts";

it.each([
  "password1234",
  "!!Password2026!!",
  "monkey monkey",
  "letmeinletmein",
  "iloveyouiloveyou",
  "Iloveyou, iloveyou!",
  "abcabcabcabc",
  "abcdefghijkl",
  "zyxwvutsrqpo",
  "qwertyuiopas",
  "987654321098",
  "Abcdefghijklm!",
])("%s is easily guessed (PASS-02)", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(["correct horse battery", "a quiet Tuesday in May", "monkeys eat ledgers", "Ledger-2026-Maya", "83$#de%91!@7"])(
  "%s is not (PASS-02)",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
