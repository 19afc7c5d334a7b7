import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { customerBalance, ledgerOf } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const file = async (name: string, ...lines: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "fees-"));
  folders.push(folder);
  const path = join(folder, name);
  await writeFile(path, [...lines, ""].join("\n"));
  return path;
};

const year = new Date().getFullYear() + 2;
const run = ["fees", "--year", String(year)] as const;

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("a subscription is charged once per person and year, however often and concurrently (YEAR-05)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Maya");
    const before = await customerBalance(database, customerId);
    const { fees: subscriptions } = await ledgerOf(database, customerId);
    const registrar = registrarAt(database);
    expect(await registrar(...run)).toMatch(/member +\d+ +£268\.50/);
    expect(await customerBalance(database, customerId)).toBe(before);

    await Promise.all([1, 2].map(() => registrar(...run, "--apply")));
    expect(await customerBalance(database, customerId)).toBe(before + 268_50);
    expect((await ledgerOf(database, customerId)).fees).toEqual([
      ...subscriptions,
      { year, amount: 268_50, dueDate: `${year}-01-01` },
    ]);
    expect(await registrar(...run, "--apply")).toContain("0 charges, £0.00 in total");
  });

  it("is charged in one transaction with its audit, and not again after it was removed (YEAR-05)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Maya");
    const registrar = registrarAt(database);
    await registrar(...run, "--apply");
    const entries = database
      .selectFrom("auditEntries")
      .select(["kind", "changedBy"])
      .where("customerId", "=", customerId);
    const audited = await entries.execute();
    expect(new Set(audited.map(({ kind }) => kind))).toEqual(new Set(["subscriptions", "transactions"]));
    expect(new Set(audited.map(({ changedBy }) => changedBy))).toEqual(new Set(["registrar: A. Clerk"]));

    const owed = await customerBalance(database, customerId);
    await database.deleteFrom("subscriptions").where("customerId", "=", customerId).where("year", "=", year).execute();
    await registrar(...run, "--apply");
    expect(await customerBalance(database, customerId)).toBe(owed);
  });

  it("is charged from a file, which is rejected as a whole with an error in it (YEAR-05, CASH-01)", async () => {
    const { database, person } = await atFirst();
    const [maya, owen] = [person("Maya").customerId, person("Owen").customerId];
    const registrar = registrarAt(database);
    const wrong = await file("fees.csv", "customerId,amount", `${maya},"260,00"`);
    await expect(registrar(...run, "--from", wrong)).rejects.toThrow(
      "fees.csv, line 2, column amount: has to be an amount",
    );
    const unknown = await file("fees.csv", "customerId,amount", `${maya},260.00`, "NOBODY,1.00", `${maya},260.00`);
    await expect(registrar(...run, "--from", unknown)).rejects.toThrow(
      `line 3, column customerId: there is no open account NOBODY\nfees.csv, line 4, column customerId: ${maya} is in the file twice`,
    );
    const before = await customerBalance(database, owen);
    const right = await file("fees.csv", "customerId,amount", `${maya},260.00`);
    const told = await registrar(...run, "--due", `${String(year)}-01-31`, "--from", right, "--apply");
    expect(told).toContain(`due by 31 January ${String(year)}; shown`);
    expect(told).toContain(`Subscription ${String(year)}: 1 charge, £260.00 in total.`);
    expect(await customerBalance(database, owen)).toBe(before);
  });

  it.each<readonly [string, readonly string[], string]>([
    ["a kind of person that there is not", ["--type", "members"], "members is not one of everyone, member"],
    ["an amount with a comma", ["--amount", "260,00"], "for “260,00” write 260.00"],
    ["a due date that has passed", ["--year", "2020"], "1 January 2020 has passed. Give a later due date"],
    [
      "an amount and a file",
      ["--amount", "1.00", "--from", "fees.csv"],
      "Give --from, or --type and --amount, not both",
    ],
  ])("is not charged with %s", async (_, words, why) => {
    const { database } = await atFirst();
    await expect(registrarAt(database)(...run, ...words)).rejects.toThrow(why);
  });
});
