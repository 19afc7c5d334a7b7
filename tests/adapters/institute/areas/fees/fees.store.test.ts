import { expect, it } from "vitest";

import { statementOf } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { customerById } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import { openStorage } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { personNamed } from "../../../../../adapters/institute/trial/everyone.ts";
import { dayOf } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";

const today = dayOf(new Date(), defaultRules);

onEachDatabase(({ fresh }) => {
  it("a statement of fees is complete with either half missing, and only the person's own (FEES-03)", async () => {
    const { database, close } = await openStorage(await fresh());
    const [maya, owen] = ["Maya", "Owen"].map((who) => personNamed(who).customerId) as [string, string];
    const { subscription, transactions } = await statementOf(database, maya, today);
    const years = await database.selectFrom("subscriptions").select("year").where("customerId", "=", maya).execute();
    expect(subscription?.year).toBe(Math.max(...years.map(({ year }) => year)));
    expect(subscription?.status).toBe("DUE");
    expect(transactions.map(({ date }) => date)).toEqual(
      transactions
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
    expect((await statementOf(database, owen, today)).transactions[0]?.reference).toContain(owen);
    expect((await customerById(database, owen))?.customerId).toBe(owen);

    await database.deleteFrom("transactions").where("customerId", "=", maya).execute();
    expect(await statementOf(database, maya, today)).toEqual({
      subscription: { ...subscription, status: "PAID" },
      transactions: [],
      owed: [],
    });
    await database.deleteFrom("subscriptions").where("customerId", "in", [maya, owen]).execute();
    expect(await statementOf(database, maya, today)).toEqual({ subscription: undefined, transactions: [], owed: [] });
    const { subscription: none, transactions: others } = await statementOf(database, owen, today);
    expect(none).toBeUndefined();
    expect(others.length).toBeGreaterThan(0);
    await close();
  });

  it("parallel requests get the same data, each of their own customer, and a transaction sees its own changes", async () => {
    const { database, close } = await openStorage(await fresh());
    const [maya, owen] = ["Maya", "Owen"].map((who) => personNamed(who).customerId) as [string, string];
    const surnameOf = async (within: typeof database, who: string) => (await customerById(within, who))?.surname;
    const before = await Promise.all([maya, owen, maya].map((who) => surnameOf(database, who)));
    expect(before).toEqual(["Member", "Overdue", "Member"]);
    await database.transaction().execute(async (transaction) => {
      await transaction.updateTable("customers").set({ surname: "Changed" }).where("customerId", "=", maya).execute();
      expect(await Promise.all([maya, owen].map((who) => surnameOf(transaction, who)))).toEqual(["Changed", before[1]]);
    });
    expect(await surnameOf(database, maya)).toBe("Changed");
    await close();
  });
});
