import { expect, it } from "vitest";

import { postPayments } from "../../../../../adapters/institute/areas/fees/post-payments.ts";
import type { PaymentOf } from "../../../../../adapters/institute/areas/fees/prepare-payments.ts";
import { inTransaction, type Database } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { contextFor } from "../../../../../adapters/institute/registrar/command-context.ts";
import { plusDays, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { amountOf, type Pence } from "../../../../../domain/kernel/money.ts";
import { fc } from "../../../../domain/support/fast-check.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";
import { settingsOf } from "../../../support/settings.ts";

const names = ["Maya", "Owen", "Grace", "Priya"] as const;
const charges = ["INV-4100107-09", "INV-4100114-05"] as const;
const now = new Date("2026-11-22T10:00:00Z");

const anyPayments = fc.array(
  fc.record({
    name: fc.constantFrom(...names),
    amount: fc.integer({ min: 1, max: 400_00 }),
    days: fc.nat(5),
    settles: fc.subarray([...charges]),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Posts payments in several goes, each of some of them. */
const postIn = async (database: Database, goes: readonly (readonly PaymentOf[])[]): Promise<void> => {
  const context = await contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined, now);
  for (const payments of goes)
    await inTransaction(database, (transaction) => postPayments({ ...context, database: transaction }, payments));
};

/** What was written since the payments, in an order of its own, without random names. */
const writtenIn = async (database: Database) => {
  const at = now.getTime();
  const transactions = await database
    .selectFrom("transactions")
    .selectAll()
    .where("postedAt", "=", at)
    .orderBy("reference")
    .execute();
  const mails = await database
    .selectFrom("mails")
    .select(["customerId", "recipient", "subject", "text", "html", "nextAttemptAt", "heldFor"])
    .where("writtenAt", "=", at)
    .orderBy("customerId")
    .execute();
  const messages = await database
    .selectFrom("webhookMessages")
    .select(["customerId", "payload", "position"])
    .where("writtenAt", "=", at)
    .orderBy("customerId")
    .orderBy("position")
    .execute();
  return { transactions, mails, messages };
};

const penceIn = (line: string): Pence => amountOf(line.replace(/^.*£/, "").replaceAll(",", "")) ?? 0;

/** What each receipt of a mail says that it paid, and its amount. */
const receiptsIn = (text: string): readonly (readonly [paid: Pence, amount: Pence])[] =>
  [...text.matchAll(/^Received from: .*\n([^]*?)^(Amount received: .*)$/gm)].map(([, items = "", amount = ""]) => [
    items
      .split("\n")
      .filter((line) => line.includes("£"))
      .reduce((sum, line) => sum + penceIn(line), 0),
    penceIn(amount),
  ]);

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("payments posted at once and one by one leave the same postings, mails and messages (CASH-02, DESK-03)", async () => {
    await fc.assert(
      fc.asyncProperty(anyPayments, async (given) => {
        const { database, person } = await atFirst();
        const payments = given.map(({ name, days, ...paid }, index) => {
          const date = plusDays("2026-11-16" as CalendarDate, days);
          const posting = { ...paid, date, way: "By hand", reference: `PAY-${index}` };
          return { customerId: person(name).customerId, posting };
        });
        await postIn(database, [payments]);
        const together = await writtenIn(database);
        await atFirst();
        await postIn(
          database,
          payments.map((payment) => [payment]),
        );
        expect(await writtenIn(database)).toEqual(together);

        expect(together.mails.map(({ customerId }) => customerId)).toEqual(
          [...new Set(payments.map(({ customerId }) => customerId))].toSorted(),
        );
        const receipts = together.mails.flatMap(({ text }) => receiptsIn(text));
        for (const [paid, amount] of receipts) expect(paid).toBe(amount);
        const amounts = (of: readonly Pence[]) => of.toSorted((one, other) => one - other);
        expect(amounts(receipts.map(([, amount]) => amount))).toEqual(amounts(given.map(({ amount }) => amount)));
      }),
      { numRuns: 6 },
    );
  });

  it("money that an erased person paid online is posted without a mail, and no other payment of theirs (KEEP-02)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Priya");
    await registrarAt(database)("erase", customerId, "--confirm", customerId, "--apply");
    const context = await contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined, now);
    const posting = { amount: 1_00, date: "2026-11-20" as CalendarDate, way: "By hand", reference: "PAY-1" };
    const post = (allowsErased: boolean) =>
      inTransaction(database, (transaction) =>
        postPayments({ ...context, database: transaction }, [{ customerId, posting }], { allowsErased }),
      );
    await expect(post(false)).rejects.toThrow("They were erased");
    expect((await writtenIn(database)).transactions).toEqual([]);
    await post(true);
    const { transactions, mails } = await writtenIn(database);
    expect(transactions.map(({ amount }) => amount)).toEqual([1_00]);
    expect(mails).toEqual([]);
  });
});
