import { expect, it } from "vitest";

import { chargedRuns } from "../../../../../adapters/institute/areas/fee-runs/fee-runs.store.ts";
import { customerBalance, ledgerOf } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { recordReminder } from "../../../../../adapters/institute/areas/reminders/reminders.store.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const year = new Date().getFullYear() + 2;
const charging = ["fees", "--year", String(year), "--apply"] as const;
const undoing = (place: number) => ["fee-runs", "undo", `${year}-${place}`, "--apply"] as const;
const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);

const corrections = async ({ database }: TestInstitute, customerId: string): Promise<number> =>
  (
    await database
      .selectFrom("mails")
      .select("mailId")
      .where("customerId", "=", customerId)
      .where("subject", "=", "A charge was reversed")
      .execute()
  ).length;

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("takes a fee run back once, however many try at the same time (YEAR-05, CORR-01)", async () => {
    const institute = await atFirst();
    const { database } = institute;
    const { customerId } = institute.person("Maya");
    const before = await customerBalance(database, customerId);
    const registrar = registrarAt(database);
    await registrar(...charging);
    const tries = await Promise.allSettled([1, 2, 3].map(() => registrar(...undoing(1))));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await customerBalance(database, customerId)).toBe(before);
    expect(await chargedRuns(database)).toMatchObject([{ number: `${year}-1` }]);
    const [run] = await chargedRuns(database);
    expect(run?.takenBack).toBe(run?.charges);
    expect(await corrections(institute, customerId)).toBe(0);
  });

  it("charges again after a run was taken back, by the amount and due date of the later run (YEAR-05)", async () => {
    const institute = await atFirst();
    const { database } = institute;
    const { customerId } = institute.person("Maya");
    const before = await customerBalance(database, customerId);
    await registrarAt(database)(...charging);
    await registrarAt(database)(...undoing(1));
    const later = registrarAt(database, {}, minutes(1));
    await later(...charging, "--amount", "100.00", "--due", `${year}-03-31`);
    expect(await customerBalance(database, customerId)).toBe(before + 100_00);
    const { fees, transactions } = await ledgerOf(database, customerId);
    expect(fees).toContainEqual({ year, amount: 100_00, dueDate: `${year}-03-31` });
    expect(transactions.map(({ reference }) => reference)).toContain(`SUB-${year}-${customerId}-2`);
    await later(...undoing(2));
    expect(await customerBalance(database, customerId)).toBe(before);
  });

  it("does not charge again a person whose charge was taken back by itself (YEAR-05)", async () => {
    const institute = await atFirst();
    const { database } = institute;
    const { customerId } = institute.person("Maya");
    const before = await customerBalance(database, customerId);
    const registrar = registrarAt(database);
    await registrar(...charging);
    await registrar("post", "reverse", `SUB-${year}-${customerId}`, "--reason", "A gift", "--apply");
    expect(await registrar(...undoing(1))).toContain("Reversed before");
    await registrarAt(database, {}, minutes(1))(...charging);
    expect(await customerBalance(database, customerId)).toBe(before);
  });

  it("writes within ten minutes to the people alone who were reminded of the charge (DESK-03)", async () => {
    const institute = await atFirst();
    const { database } = institute;
    const [maya, priya] = [institute.person("Maya").customerId, institute.person("Priya").customerId];
    await registrarAt(database)(...charging);
    const reminder = { kind: "subscription", subject: String(year), due: `${year}-01-01` as CalendarDate, step: -60 };
    await recordReminder(database, maya, { ...reminder, kind: "subscription" }, minutes(1));
    const registrar = registrarAt(database, {}, minutes(2));
    await expect(registrar(...undoing(1))).rejects.toThrow("Give it with --reason.");
    expect(await registrar(...undoing(1), "--reason", "Too early")).toContain("1 person gets an email");
    expect(await corrections(institute, maya)).toBe(1);
    expect(await corrections(institute, priya)).toBe(0);
  });

  it("takes back the charge on the account that stays after a merger (LIFE-02)", async () => {
    const institute = await atFirst();
    const { database } = institute;
    const [maya, priya] = [institute.person("Maya").customerId, institute.person("Priya").customerId];
    const before = (await customerBalance(database, maya)) + (await customerBalance(database, priya));
    const registrar = registrarAt(database);
    await registrar(...charging);
    await registrar("merge", maya, "--into", priya, "--apply");
    await registrar(...undoing(1));
    expect(await customerBalance(database, priya)).toBe(before);
  });
});
