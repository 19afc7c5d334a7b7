import { expect, it } from "vitest";
import { customerById } from "../../adapters/customer/storage.ts";
import { statementOf } from "../../adapters/fees/storage.ts";
import { personCalled } from "../../adapters/institute/people/everyone.ts";
import { openStorage } from "../../adapters/institute/storage/storage.ts";
import { onEachDatabase } from "./databases.ts";

onEachDatabase(({ fresh }) => {
  it("a statement of fees is whole with either half of it missing, and each person's own (FEES-03)", async () => {
    const { database, close } = await openStorage(await fresh());
    const [maya, owen] = ["Maya", "Owen"].map((who) => personCalled(who).customerId) as [string, string];
    const { subscription, transactions } = await statementOf(database, maya);
    const years = await database.selectFrom("subscriptions").select("year").where("customerId", "=", maya).execute();
    expect(subscription?.year).toBe(Math.max(...years.map(({ year }) => year)));
    expect(transactions.map(({ date }) => date)).toEqual(transactions.map(({ date }) => date).toSorted().reverse());
    expect((await statementOf(database, owen)).transactions[0]?.reference).toContain(owen);
    expect((await customerById(database, owen))?.customerId).toBe(owen);

    await database.deleteFrom("transactions").where("customerId", "=", maya).execute();
    expect(await statementOf(database, maya)).toEqual({ subscription, transactions: [] });
    await database.deleteFrom("subscriptions").where("customerId", "in", [maya, owen]).execute();
    expect(await statementOf(database, maya)).toEqual({ subscription: undefined, transactions: [] });
    const { subscription: none, transactions: others } = await statementOf(database, owen);
    expect(none).toBeUndefined();
    expect(others.length).toBeGreaterThan(0);
    await close();
  });

  it("those who ask at the same moment are told the same, each of their own, and a transaction of what it changed itself", async () => {
    const { database, close } = await openStorage(await fresh());
    const [maya, owen] = ["Maya", "Owen"].map((who) => personCalled(who).customerId) as [string, string];
    const balanceOf = async (within: typeof database, who: string) => (await customerById(within, who))?.balance;
    const before = await Promise.all([maya, owen, maya].map((who) => balanceOf(database, who)));
    expect(before).toEqual([await balanceOf(database, maya), await balanceOf(database, owen), before[0]]);
    await database.transaction().execute(async (transaction) => {
      await transaction.updateTable("customers").set({ balance: 4711 }).where("customerId", "=", maya).execute();
      expect(await Promise.all([maya, owen].map((who) => balanceOf(transaction, who)))).toEqual([4711, before[1]]);
    });
    expect(await balanceOf(database, maya)).toBe(4711);
    await close();
  });
});
