import { expect, it } from "vitest";

import { identifyEntries } from "../../../../../../adapters/institute/areas/fees/bank-files/bank-lines.store.ts";
import { joinPayment } from "../../../../../../adapters/institute/areas/fees/bank-files/join-payment.ts";
import { monthLines } from "../../../../../../adapters/institute/areas/fees/bank-files/month-end.ts";
import { postBankEntries } from "../../../../../../adapters/institute/areas/fees/bank-files/post-bank-entries.ts";
import { possibleEarlierPayments } from "../../../../../../adapters/institute/areas/fees/bank-files/same-payments.store.ts";
import { recordPayment } from "../../../../../../adapters/institute/areas/fees/record-payment.ts";
import { contextFor } from "../../../../../../adapters/institute/registrar/command-context.ts";
import type { CalendarDate } from "../../../../../../domain/kernel/calendar-date.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { settingsOf } from "../../../../support/settings.ts";

const day = "2026-11-20" as CalendarDate;

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("a credit posted by hand before waits, and is joined with its payment from its own day (BANK-02, BANK-04)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Maya");
    const later = "2026-12-02" as CalendarDate;
    const given = await contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined);
    const context = { ...given, today: later };
    const entry = { line: 2, date: day, amount: 7_77, words: customerId, payer: "", isReturned: false };
    const posting = { amount: 7_77, date: later, way: "Cheque", reference: "PAY-1" };
    const [first, second] = await database.transaction().execute(async (transaction) => {
      const by = { ...context, database: transaction };
      await recordPayment(by, customerId, posting);
      const file = { name: "file", format: "CSV" } as const;
      return (await postBankEntries(by, file, identifyEntries([entry, entry]))).waiting;
    });
    expect(first).toMatchObject({ because: "paid", sameAs: ["PAY-1"] });
    const join = (line = "") =>
      database
        .transaction()
        .execute((transaction) => joinPayment({ ...context, database: transaction }, line, "pay-1"));
    await join(first?.bankLine);
    await expect(join(second?.bankLine)).rejects.toThrow("another line’s already");
    await expect(join(first?.bankLine)).rejects.toThrow("posted already");
    const month = await monthLines(database, { from: day, to: day });
    expect(month.find(({ bankLine }) => bankLine === first?.bankLine)).toMatchObject({
      posted: 7_77,
      unmatched: 0,
      isWrong: false,
    });
    const { count } = await database
      .selectFrom("transactions")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("amount", "=", 7_77)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it("a payment by hand names the credit of the bank that it may be (BANK-02)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Maya");
    const context = await contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined);
    const entry = { line: 2, date: day, amount: 7_77, words: customerId, payer: "", isReturned: false };
    await database
      .transaction()
      .execute((transaction) =>
        postBankEntries(
          { ...context, database: transaction },
          { name: "file", format: "CSV" },
          identifyEntries([entry]),
        ),
      );
    const payment = { customerId, date: "2026-12-20" as CalendarDate, amount: 7_77 };
    expect(await possibleEarlierPayments(database, payment)).toMatchObject([
      { reference: expect.stringMatching(/^BANK-/) as string },
    ]);
    expect(await possibleEarlierPayments(database, { ...payment, amount: 7_78 })).toEqual([]);
  });
});
