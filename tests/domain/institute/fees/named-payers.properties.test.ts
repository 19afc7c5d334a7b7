import { describe, expect, test } from "vitest";

import { payerKeys, payersNamed, possibleKeysIn } from "../../../../domain/institute/fees/named-payers.ts";
import { fc } from "../../support/fast-check.ts";

const anyId = fc.integer({ min: 10_000, max: 9_999_999 }).map(String);
const anyIds = fc.uniqueArray(anyId, { minLength: 1, maxLength: 20 });
const anyFiller = fc.constantFrom("", "SUBS-", "Thank you ", "MEMBER", "für ", "(", "ref:");
const anyEnd = fc.constantFrom("", " Smith", "-x", "Jones", ")", ", 2 things", "\t");
const keysOf = (ids: readonly string[]) => payerKeys(ids.map((id) => ({ text: id, customerId: id, isCharge: false })));

describe("IDs within the words of a payer (BANK-03)", () => {
  test("are found, whatever letters and signs are around them, and name nobody else", () => {
    fc.assert(
      fc.property(anyIds, anyFiller, anyEnd, (ids, before, after) => {
        const [id = ""] = ids;
        expect(payersNamed(`${before}${id}${after}`, keysOf(ids)).customerIds).toEqual([id]);
      }),
    );
  });

  test("are never found within another number", () => {
    fc.assert(
      fc.property(anyIds, fc.integer({ min: 0, max: 9 }), fc.boolean(), (ids, digit, isBefore) => {
        const [id = ""] = ids;
        const other = isBefore ? `${digit}${id}` : `${id}${digit}`;
        const named = payersNamed(`Fee ${other}`, keysOf(ids)).customerIds;
        expect(named).toEqual(ids.includes(other) ? [other] : []);
      }),
    );
  });

  test("are all among the possible keys that a database is asked for", () => {
    fc.assert(
      fc.property(anyIds, anyFiller, anyEnd, (ids, before, after) => {
        const text = ids.map((id) => `${before}${id}${after}`).join(" ");
        const possible = new Set(possibleKeysIn(text));
        for (const id of payersNamed(text, keysOf(ids)).customerIds) expect(possible.has(id)).toBe(true);
      }),
    );
  });
});
