import { expect, test } from "vitest";

import { survivingAccount } from "../../../../domain/institute/customer/surviving-account.ts";
import { fc } from "../../support/fast-check.ts";

const ids = fc.integer({ min: 1, max: 12 }).map(String);

test("an account leads to one that is part of no other, however many mergers lie between (LIFE-02)", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(ids, ids), { selector: ([from]) => from }), ids, (pairs, customerId) => {
      // Each account is part of one with a higher number, so that there is no circle.
      const mergedInto = new Map(pairs.filter(([from, into]) => Number(from) < Number(into)));
      const stays = survivingAccount(customerId, mergedInto);
      expect(mergedInto.has(stays)).toBe(false);
      const next = mergedInto.get(customerId);
      expect(stays).toBe(next === undefined ? customerId : survivingAccount(next, mergedInto));
    }),
  );
});

test("a circle of mergers, as a file may have it, comes to an end (LIFE-02)", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(ids, ids), { selector: ([from]) => from }), ids, (pairs, customerId) => {
      expect([customerId, ...pairs.flat()]).toContain(survivingAccount(customerId, new Map(pairs)));
    }),
  );
});
