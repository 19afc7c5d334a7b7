import { sql } from "kysely";
import { expect, it } from "vitest";

import { identifyEntries } from "../../../../../../adapters/institute/areas/fees/bank-files/bank-lines.store.ts";
import { joinPayment } from "../../../../../../adapters/institute/areas/fees/bank-files/join-payment.ts";
import { matchBankLine } from "../../../../../../adapters/institute/areas/fees/bank-files/match-bank-line.ts";
import { monthLines } from "../../../../../../adapters/institute/areas/fees/bank-files/month-end.ts";
import { postBankEntries } from "../../../../../../adapters/institute/areas/fees/bank-files/post-bank-entries.ts";
import { possibleEarlierPayments } from "../../../../../../adapters/institute/areas/fees/bank-files/same-payments.store.ts";
import { unmatchedLines } from "../../../../../../adapters/institute/areas/fees/bank-files/unmatched-lines.ts";
import { customerBalance } from "../../../../../../adapters/institute/areas/fees/fees.store.ts";
import { recordPayment } from "../../../../../../adapters/institute/areas/fees/record-payment.ts";
import type { ActionContext } from "../../../../../../adapters/institute/areas/use-case-context.ts";
import { lockCustomer } from "../../../../../../adapters/institute/platform/customers/customers.store.ts";
import { inTransaction, type Database } from "../../../../../../adapters/institute/platform/storage/storage.ts";
import { contextFor } from "../../../../../../adapters/institute/registrar/command-context.ts";
import { plusDays, type CalendarDate } from "../../../../../../domain/kernel/calendar-date.ts";
import { fc } from "../../../../../domain/support/fast-check.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { noticeOf, paymentsSecret, report } from "../../../../support/payment-provider.ts";
import { settingsOf } from "../../../../support/settings.ts";

const day = "2026-03-20" as CalendarDate;

const entryOf = (words: string) => ({ line: 2, date: day, amount: 100_00, words, payer: "", isReturned: false });

/** How many transactions of a PostgreSQL database wait for a lock. */
const transactionsWaiting = async (database: Database): Promise<number> => {
  const { rows } = await sql<{
    count: string;
  }>`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database,
  );
  return Number(rows[0]?.count);
};

onEachDatabase(({ name, fresh }) => {
  const atFirst = institutePutBack(fresh, { paymentsSecret });

  const withCredits = async (count: number) => {
    const institute = await atFirst();
    const { database, person } = institute;
    const { customerId } = person("Maya");
    const context = await contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined);
    const entry = entryOf(customerId);
    const before = await customerBalance(database, customerId);
    await inTransaction(database, (transaction) =>
      postBankEntries(
        { ...context, database: transaction },
        { name: "file", format: "CSV" },
        identifyEntries(Array.from({ length: count }, () => entry)),
      ),
    );
    const balance = async (): Promise<number> => before - (await customerBalance(database, customerId));
    return { institute, context, customerId, balance };
  };

  it("a payment that a provider reports after the bank's credit counts once, and the credit waits (BANK-02, BANK-04)", async () => {
    const { institute, context, customerId, balance } = await withCredits(1);
    const { database } = institute;
    expect(await balance()).toBe(100_00);
    expect(await report(institute, noticeOf(customerId))).toMatchObject({ status: 204 });
    expect(await balance()).toBe(100_00);
    const [waiting] = await unmatchedLines(database);
    expect(waiting).toMatchObject({ paidBy: ["pay_0001"], line: { open: 100_00 } });
    // Reported again, it changes nothing.
    expect(await report(institute, noticeOf(customerId))).toMatchObject({ status: 204 });
    await inTransaction(database, (transaction) =>
      joinPayment({ ...context, database: transaction }, waiting?.line.bankLine ?? "", "PAY_0001"),
    );
    expect(await unmatchedLines(database)).toEqual([]);
    expect(await balance()).toBe(100_00);
  });

  it("a report lets all equal credits wait, as if they came later, and none of another sum (BANK-02)", async () => {
    const { institute, customerId, balance } = await withCredits(2);
    await report(institute, noticeOf(customerId, { amount: "99.00" }));
    expect(await unmatchedLines(institute.database)).toEqual([]);
    await report(institute, noticeOf(customerId, { reference: "pay_0002" }));
    expect(await unmatchedLines(institute.database)).toHaveLength(2);
    await report(institute, noticeOf(customerId, { reference: "pay_0003" }));
    expect(await balance()).toBe(99_00 + 2 * 100_00);
  });

  it("a payment by hand that a provider reports afterwards waits, and is joined or posted again (BANK-02, BANK-04)", async () => {
    const { institute, context, customerId, balance } = await withCredits(0);
    const { database } = institute;
    const within = <T>(work: (at: ActionContext) => Promise<T>) =>
      inTransaction(database, (transaction) => work({ ...context, database: transaction }));
    const byHand = (reference: string) =>
      within((at) => recordPayment(at, customerId, { amount: 100_00, date: day, way: "Cheque", reference }));
    await byHand("PAY-1");
    await report(institute, noticeOf(customerId));
    expect(await balance()).toBe(100_00);
    const [waiting] = await unmatchedLines(database);
    expect(waiting).toMatchObject({ paidBy: ["pay_0001"], line: { bankLine: "PAY-1", open: 100_00 } });
    expect(waiting?.suggestions).toMatchObject([{ customerId, because: "named" }]);
    expect(await monthLines(database, { from: day, to: day })).toEqual([]);
    await within((at) => joinPayment(at, "PAY-1", "pay_0001"));
    expect(await unmatchedLines(database)).toEqual([]);
    // The bank's credit of it waits all the same.
    await within((at) =>
      postBankEntries(at, { name: "file", format: "CSV" }, identifyEntries([{ ...entryOf(customerId), date: day }])),
    );
    expect(await unmatchedLines(database)).toMatchObject([{ paidBy: ["pay_0001"] }]);
    await byHand("PAY-2");
    await report(institute, noticeOf(customerId, { reference: "pay_0002" }));
    await within((at) => matchBankLine(at, "PAY-2", [{ customerId }]));
    expect(await balance()).toBe(3 * 100_00);
  });

  it.each([
    ["bank", "report"],
    ["report", "bank"],
    ["pairing", "report"],
    ["hand", "report"],
    ["hand", "bank"],
  ] as const)(
    "a payment that comes by %s and by %s at once counts once, and waits (BANK-02, BANK-04)",
    async (...ways) => {
      const { institute, context, customerId, balance } = await withCredits(0);
      const { database } = institute;
      const within = <T>(work: (at: ActionContext) => Promise<T>) =>
        inTransaction(database, (transaction) => work({ ...context, database: transaction }));
      const post = (words: string) =>
        within((at) => postBankEntries(at, { name: "file", format: "CSV" }, identifyEntries([entryOf(words)])));
      const { waiting } = ways.some((way) => way === "pairing") ? await post("nobody") : { waiting: [] };
      const posted = {
        bank: () => post(customerId),
        report: () => report(institute, noticeOf(customerId)),
        pairing: () => within((at) => matchBankLine(at, waiting[0]?.bankLine ?? "", [{ customerId }])),
        hand: () => within((at) => recordPayment(at, customerId, { amount: 100_00, date: day, way: "Cheque" })),
      };
      const running: Promise<unknown>[] = [];
      // All of them have read what was posted before the account is free.
      await inTransaction(database, async (transaction) => {
        await lockCustomer(transaction, customerId);
        for (const way of ways) {
          running.push(posted[way]());
          if (name === "PostgreSQL") await expect.poll(() => transactionsWaiting(database)).toBe(running.length);
        }
      });
      await Promise.all(running);
      expect(await balance()).toBe(100_00);
      expect(await unmatchedLines(database)).toMatchObject([{ line: { open: 100_00 } }]);
    },
  );

  it("under any order of postings by hand, bank files and reports a payment counts once, or waits (BANK-02)", async () => {
    const tens = (most: number) => fc.nat(most).map((count) => 10 * count);
    const moment = fc.record({
      hand: fc.option(tens(3), { nil: undefined }),
      bank: fc.option(tens(3), { nil: undefined }),
      report: fc.option(tens(3), { nil: undefined }),
      from: tens(5),
      isJoined: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(moment, { minLength: 1, maxLength: 4 }).chain((payments) =>
          fc.record({
            payments: fc.constant(payments),
            order: fc.shuffledSubarray(
              payments.flatMap((payment, nth) =>
                (["hand", "bank", "report"] as const).flatMap((way) =>
                  payment[way] === undefined ? [] : [{ nth, way, date: plusDays(day, payment.from + payment[way]) }],
                ),
              ),
            ),
          }),
        ),
        async ({ payments, order }) => {
          const { institute, context, customerId, balance } = await withCredits(0);
          const { database } = institute;
          const within = <T>(work: (at: ActionContext) => Promise<T>) =>
            inTransaction(database, (transaction) => work({ ...context, database: transaction }));
          const made = new Set<number>();
          for (const { nth, way, date } of order) {
            if (way === "bank") {
              const entry = { ...entryOf(customerId), words: `${customerId} paid ${nth}`, date };
              await within((at) => postBankEntries(at, { name: "file", format: "CSV" }, identifyEntries([entry])));
            } else if (way === "report") {
              await report(institute, noticeOf(customerId, { reference: `pay_${nth}`, date }));
            } else {
              const payment = { customerId, amount: 100_00, date };
              // Staff read that it would count twice.
              if ((await possibleEarlierPayments(database, payment)).length > 0) continue;
              const posting = { amount: 100_00, date, way: `Cheque ${nth}`, reference: `PAY-${nth}` };
              await within((at) => recordPayment(at, customerId, posting));
            }
            made.add(nth);
            // Staff know which payments are the same.
            for (const { line, paidBy } of await unmatchedLines(database)) {
              const of = Number(/^PAY-(\d)/.exec(line.bankLine)?.[1] ?? line.words.at(-1));
              const same = paidBy.find((each) => [`pay_${of}`, `PAY-${of}`].includes(each));
              if (payments[of]?.isJoined && same !== undefined)
                await within((at) => joinPayment(at, line.bankLine, same));
            }
          }
          const counted = (await balance()) / 100_00;
          expect(counted).toBeLessThanOrEqual(made.size);
          const waiting = await unmatchedLines(database);
          expect(counted + waiting.length).toBeGreaterThanOrEqual(made.size);
          // What is no other's money is posted again.
          for (const { line } of waiting) await within((at) => matchBankLine(at, line.bankLine, [{ customerId }]));
          expect(await unmatchedLines(database)).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });
});
