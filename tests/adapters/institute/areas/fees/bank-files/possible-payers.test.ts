import { expect, it } from "vitest";

import type { BankLineRow } from "../../../../../../adapters/institute/areas/fees/bank-files/bank-lines.store.ts";
import { withSuggestions } from "../../../../../../adapters/institute/areas/fees/bank-files/unmatched-lines.ts";
import { ledgerOf } from "../../../../../../adapters/institute/areas/fees/fees.store.ts";
import { debtsOf } from "../../../../../../domain/fees/settling.ts";
import { payerSuggestions } from "../../../../../../domain/institute/fees/payer-suggestions.ts";
import type { CalendarDate } from "../../../../../../domain/kernel/calendar-date.ts";
import { fc } from "../../../../../domain/support/fast-check.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import type { TestInstitute } from "../../../../support/test-institute.ts";

/** Everyone with what is open of their charges. */
const everyone = async ({ database }: TestInstitute) => {
  const people = await database.selectFrom("customers").select(["customerId", "firstName", "surname"]).execute();
  const ledgers = people.map(async (person) => ({
    ...person,
    open: debtsOf(await ledgerOf(database, person.customerId)).map(({ open }) => open),
  }));
  return Promise.all(ledgers);
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("suggestions read few people, and are those that everyone would give (BANK-03)", async () => {
    const institute = await atFirst();
    const people = await everyone(institute);
    const suggest = payerSuggestions(people);
    const names = people.flatMap(({ firstName, surname }) => [firstName, surname, `${surname} ${firstName}`]);
    const sums = people.flatMap(({ open }) => [...open, open.reduce((sum, amount) => sum + amount, 0)]);
    const waiting = sums.filter((sum) => sum > 0);
    const anyLine: fc.Arbitrary<BankLineRow> = fc.record({
      bankLine: fc.uuid(),
      day: fc.constant("2026-03-04" as CalendarDate),
      amount: fc.constant(1_00),
      file: fc.constant("march.csv"),
      fileLine: fc.constant(1),
      addedBy: fc.constant("registrar: A. Clerk"),
      addedAt: fc.constant(0),
      asideReason: fc.constant(null),
      asideBy: fc.constant(null),
      asideAt: fc.constant(null),
      format: fc.constant(null),
      account: fc.constant(null),
      sameAs: fc.constant(null),
      words: fc.array(fc.constantFrom("fees", "2026", ...names), { maxLength: 3 }).map((words) => words.join(", ")),
      payer: fc.constantFrom("", ...names),
      open: fc.oneof(fc.constantFrom(...waiting), fc.integer({ min: 1, max: 100_000 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 5 }), async (lines) => {
        const found = await withSuggestions(institute.database, lines);
        const ids = found.map(({ suggestions }) => suggestions.map(({ customerId, because }) => [customerId, because]));
        expect(ids).toEqual(
          lines.map((line) =>
            suggest({ ...line, amount: line.open }).map(({ payer, because }) => [payer.customerId, because]),
          ),
        );
      }),
      { numRuns: 50 },
    );
  });
});
