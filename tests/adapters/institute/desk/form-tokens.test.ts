import { expect, it } from "vitest";

import { isFormToken, newFormToken } from "../../../../adapters/institute/desk/form-tokens.ts";

const minute = 60_000;
const now = new Date("2026-11-22T09:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * minute);
const token = newFormToken("session", "/desk/cases/a", now);

it("a form's token holds for its session and address, for two hours (DESK-03)", () => {
  expect(isFormToken(token, "session", "/desk/cases/a", later(119))).toBe(true);
  expect(isFormToken(token, "session", "/desk/cases/a", later(120))).toBe(false);
  expect(isFormToken(token, "another", "/desk/cases/a", now)).toBe(false);
  expect(isFormToken(token, "session", "/desk/cases/b", now)).toBe(false);
});

it("a forged or cut token does not hold (DESK-03)", () => {
  const bytes = Buffer.from(token, "base64url");
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  for (const forged of ["", "AAAA", token.slice(1), token.slice(0, -2), bytes.toString("base64url")])
    expect(isFormToken(forged, "session", "/desk/cases/a", now)).toBe(false);
});

it("two tokens of a form differ, so that two intended sendings are two (DESK-03)", () => {
  expect(newFormToken("session", "/desk/cases/a", now)).not.toBe(token);
});
