import { expect, test } from "vitest";

import { isRecentSignIn, isRemovable, passkeyCodes, passkeyRefusalOf } from "../../../domain/customer/passkeys.ts";
import { fc } from "../support/fast-check.ts";

const anyPasskey = fc.record({ key: fc.uuid(), name: fc.string(), addedAt: fc.nat() });

test("any sequence of removals of passkeys leaves a way to sign in (PASS-03)", () => {
  fc.assert(
    fc.property(fc.array(anyPasskey, { minLength: 1 }), fc.boolean(), (passkeys, hasPassword) => {
      const left = [...passkeys];
      while (left.length > 0 && isRemovable({ passkeys: left, hasPassword })) left.pop();
      expect(left.length > 0 || hasPassword).toBe(true);
      expect(left).toHaveLength(hasPassword ? 0 : 1);
    }),
  );
});

test("a sign-in is recent for ten minutes (PASS-03)", () => {
  const now = new Date("2026-11-24T10:00:00Z");
  expect(isRecentSignIn(now.getTime() - 600_000, now)).toBe(true);
  expect(isRecentSignIn(now.getTime() - 600_001, now)).toBe(false);
});

test("each code maps to its reason (PASS-03)", () => {
  for (const [reason, code] of Object.entries(passkeyCodes)) expect(passkeyRefusalOf(code)).toBe(reason);
  expect(passkeyRefusalOf(undefined)).toBe("none");
});
