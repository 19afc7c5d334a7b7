import { expect, test } from "vitest";

import type { Transaction } from "../../../../domain/fees/account.ts";
import { settle } from "../../../../domain/fees/settling.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import { journalAmounts } from "../../../../domain/institute/fees/journal.ts";
import { fc } from "../../support/fast-check.ts";
import { anyLedger } from "../../support/ledgers.ts";

test("a year's journal of many people, replayed, gives each their balance and what is open (CORR-01)", () => {
  fc.assert(
    fc.property(fc.array(anyLedger, { minLength: 1, maxLength: 12 }), (ledgers) => {
      const journal = ledgers
        .flatMap(({ transactions }, person) => transactions.map((posting) => ({ person, posting })))
        .toSorted((one, other) => Number(one.posting.date > other.posting.date) || -1);
      const replayed = new Map<number, Transaction[]>();
      const balances = new Map<number, number>();
      for (const { person, posting } of journal) {
        const { debit, credit } = journalAmounts(posting);
        expect(Math.min(debit, credit)).toBe(0);
        balances.set(person, (balances.get(person) ?? 0) + debit - credit);
        replayed.set(person, [...(replayed.get(person) ?? []), posting]);
      }
      for (const [person, { transactions }] of ledgers.entries()) {
        expect(balances.get(person) ?? 0).toBe(balanceOf(transactions));
        expect(settle(replayed.get(person) ?? [])).toEqual(settle(transactions));
      }
    }),
    { numRuns: 100 },
  );
});
