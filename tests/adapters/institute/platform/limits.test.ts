import { describe, expect, it } from "vitest";

import { Limits, type Limit } from "../../../../adapters/institute/platform/limits.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { institutePutBack } from "../../support/fixture.ts";

const limit: Limit = { name: "tries", atOnce: 2, every: 60_000 };
const claim = { limit, of: "somebody" };

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  describe("a limit", () => {
    it("grants so many at once, then one at a time, and tells the milliseconds to wait", async () => {
      const clock = { at: Date.UTC(2126, 2, 4) };
      const limits = new Limits((await atFirst()).database, () => new Date(clock.at));
      expect([await limits.take([claim]), await limits.take([claim])]).toEqual([0, 0]);
      expect(await limits.take([claim])).toBe(60_000);
      clock.at += 60_000;
      expect(await limits.take([claim])).toBe(0);
      expect(await limits.take([claim])).toBe(60_000);
    });

    it("grants again at once what was returned after a refusal", async () => {
      const { database } = await atFirst();
      const limits = new Limits(database, () => new Date(Date.UTC(2126, 2, 4)));
      await limits.take([claim]);
      await limits.take([claim]);
      expect(await limits.take([claim])).toBeGreaterThan(0);
      await limits.refund([claim]);
      expect(await limits.take([claim])).toBe(0);
    });

    it("takes nothing when one of several is used up", async () => {
      const { database } = await atFirst();
      const limits = new Limits(database, () => new Date(Date.UTC(2126, 2, 4)));
      const other = { limit, of: "somebody else" };
      await limits.take([claim]);
      await limits.take([claim]);
      expect(await limits.take([other, claim])).toBeGreaterThan(0);
      expect([await limits.take([other]), await limits.take([other])]).toEqual([0, 0]);
    });
  });
});
