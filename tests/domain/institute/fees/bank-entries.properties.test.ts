import { describe, expect, test } from "vitest";

import { entryIdentities, type BankEntry } from "../../../../domain/institute/fees/bank-entries.ts";
import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fc } from "../../support/fast-check.ts";

const first = "2026-11-20" as CalendarDate;

/** Few values, so that equal entries are common. */
const anyEntry: fc.Arbitrary<BankEntry> = fc.record({
  line: fc.constant(1),
  date: fc.integer({ min: 0, max: 3 }).map((days) => plusDays(first, days)),
  amount: fc.constantFrom(100_00, 268_50),
  words: fc.constantFrom("4100107", "Subscription 2027", "Émile"),
  payer: fc.constantFrom("", "Émile Zola"),
  entryReference: fc.option(fc.constantFrom("B-1", "B-2"), { nil: undefined }),
  isReturned: fc.constant(false),
});
const anyFile = fc.array(anyEntry, { maxLength: 12 });

const sorted = (entries: readonly BankEntry[]): readonly string[] => entryIdentities(entries).toSorted();

describe("the identity of a bank's entry (BANK-02)", () => {
  test("is its own: no two entries of a file share one", () => {
    fc.assert(
      fc.property(anyFile, (entries) => {
        expect(new Set(entryIdentities(entries)).size).toBe(entries.length);
      }),
    );
  });

  test("is that of another entry exactly when day, amount and the bank's reference, or else the words, are the same", () => {
    const wordsOf = ({ words, payer }: BankEntry): string => `${words}/${payer}`;
    fc.assert(
      fc.property(anyEntry, anyEntry, (one, other) => {
        const isNamed = one.entryReference !== undefined || other.entryReference !== undefined;
        const isSame = isNamed ? one.entryReference === other.entryReference : wordsOf(one) === wordsOf(other);
        const isEqual = one.date === other.date && one.amount === other.amount && isSame;
        expect(String(entryIdentities([one])) === String(entryIdentities([other]))).toBe(isEqual);
      }),
    );
  });

  test("depends neither on the order of entries nor on case, accents and blanks", () => {
    fc.assert(
      fc.property(anyFile, (entries) => {
        const others = entries.toReversed().map((entry) => ({
          ...entry,
          line: entry.line + 7,
          words: ` ${entry.words.toUpperCase().replace(" ", "  ")} `,
          payer: entry.payer.normalize("NFD"),
        }));
        expect(sorted(others)).toEqual(sorted(entries));
      }),
    );
  });

  test("is the same in every file with whole days, so that overlapping files agree", () => {
    fc.assert(
      fc.property(anyFile, fc.integer({ min: 0, max: 3 }), (entries, days) => {
        const since = entries.filter(({ date }) => date >= plusDays(first, days));
        const all = new Set(entryIdentities(entries));
        expect(entryIdentities(since).every((identity) => all.has(identity))).toBe(true);
      }),
    );
  });
});
