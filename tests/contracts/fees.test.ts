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
});
