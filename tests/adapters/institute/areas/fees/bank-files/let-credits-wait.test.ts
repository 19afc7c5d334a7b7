import { expect, it } from "vitest";

import { identified } from "../../../../../../adapters/institute/areas/fees/bank-files/bank-lines.store.ts";
import { joinPayment } from "../../../../../../adapters/institute/areas/fees/bank-files/join-payment.ts";
import { postBankEntries } from "../../../../../../adapters/institute/areas/fees/bank-files/post-bank-entries.ts";
import { unmatchedLines } from "../../../../../../adapters/institute/areas/fees/bank-files/unmatched-lines.ts";
import { customerBalance } from "../../../../../../adapters/institute/areas/fees/fees.store.ts";
import { inTransaction } from "../../../../../../adapters/institute/platform/storage/storage.ts";
import { contextAt } from "../../../../../../adapters/institute/registrar/command-context.ts";
import type { CalendarDate } from "../../../../../../domain/kernel/calendar-date.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { noticeOf, paymentsSecret, report } from "../../../../support/payment-provider.ts";
import { settingsOf } from "../../../../support/settings.ts";

const day = "2026-03-20" as CalendarDate;

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh, { paymentsSecret });

  const withCredits = async (count: number) => {
    const institute = await atFirst();
    const { database, person } = institute;
    const { customerId } = person("Maya");
    const acting = await contextAt(database, settingsOf({}), { as: "A. Clerk" }, () => undefined);
    const entry = { line: 2, date: day, amount: 100_00, words: customerId, payer: "", isReturned: false };
    const before = await customerBalance(database, customerId);
    await inTransaction(database, (transaction) =>
      postBankEntries(
        { ...acting, database: transaction },
        { name: "file", format: "CSV" },
        identified(Array.from({ length: count }, () => entry)),
      ),
    );
    const balance = async (): Promise<number> => before - (await customerBalance(database, customerId));
    return { institute, acting, customerId, balance };
  };

  it("a payment that a provider reports after the bank's credit counts once, and the credit waits (BANK-02, BANK-04)", async () => {
    const { institute, acting, customerId, balance } = await withCredits(1);
    const { database } = institute;
    expect(await balance()).toBe(100_00);
    expect(await report(institute, noticeOf(customerId))).toMatchObject({ status: 204 });
    expect(await balance()).toBe(100_00);
    const [waiting] = await unmatchedLines(database);
    expect(waiting).toMatchObject({ paidBy: ["pay_0001"], line: { open: 100_00 } });
    // Reported again, it changes nothing.
    expect(await report(institute, noticeOf(customerId))).toMatchObject({ status: 204 });
    await inTransaction(database, (transaction) =>
      joinPayment({ ...acting, database: transaction }, waiting?.line.bankLine ?? "", "PAY_0001"),
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
});
