import { expect, it } from "vitest";

import { isShared, mayHandOver } from "../../../domain/shell/session-handover.ts";
import { fc } from "../support/fast-check.ts";

const now = new Date("2026-03-04T12:00:00Z");
const kinds = fc.record({ isCheckedByCalls: fc.boolean(), hasRefreshToken: fc.boolean() });

it("a session is handed over that calls check, without a refresh token, and for half a minute at least", () => {
  fc.assert(
    fc.property(kinds, fc.integer({ min: -3_600, max: 3_600 }), (kind, seconds) => {
      const terms = { ...kind, expiresAt: now.getTime() / 1000 + seconds };
      expect(isShared(terms)).toBe(kind.isCheckedByCalls && !kind.hasRefreshToken);
      expect(mayHandOver(terms, now)).toBe(isShared(terms) && seconds >= 30);
    }),
  );
});
