import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { ledgerOf } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { debtsOf } from "../../../../../domain/fees/settling.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const files = async (texts: Readonly<Record<string, readonly string[]>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "charges-"));
  folders.push(folder);
  for (const [name, lines] of Object.entries(texts)) await writeFile(join(folder, name), [...lines, ""].join("\n"));
  return folder;
};

onEachDatabase(({ fresh }) => {
  const opened = institutePutBack(fresh);

  it("an import shows what its payments give back, and gives back nothing else (CORR-04, CASH-02)", async () => {
    const { database, person } = await opened();
    const { customerId } = person("Owen");
    const registrar = registrarAt(database);
    await registrar("suspend", customerId, "--code", "UNPAID_FEES", "--grace-days", "10", "--apply");
    const folder = await files({
      "transactions.csv": [
        "reference,customerId,date,description,amount,type",
        `P-1,${customerId},2026-01-02,Paid,5000.00,PAYMENT`,
      ],
    });
    const shown = await registrar("import", folder);
    expect(shown).toMatch(/standing: Status +Suspended +Active/);
    expect(shown).toMatch(/documents goodStanding: Warning +fees/);
    const resources = () =>
      database
        .selectFrom("keyResources")
        .select(["key", "warning"])
        .where("customerId", "=", customerId)
        .where("warning", "=", "fees")
        .execute();
    expect(await resources()).not.toEqual([]);
    expect(await registrar("import", folder, "--apply")).toContain(shown.split("Nothing has changed")[0]);
    expect(await resources()).toEqual([]);
    expect(await registrar("find", customerId)).toContain("member, active");
    const small = { "transactions.csv": ["reference,customerId,date,description,amount,type"] };
    small["transactions.csv"].push(`P-2,${person("Maya").customerId},2026-01-02,Paid,1.00,PAYMENT`);
    expect(await registrar("import", await files(small))).not.toContain("standing");
  });

  it("an import names charges where one comes into question; status lists the rest until a file names them (CORR-02)", async () => {
    const { database, person } = await opened();
    const [known, unknown] = [person("Priya").customerId, person("Irina").customerId];
    const registrar = registrarAt(database);
    const charge = (reference: string, customerId: string) => `${reference},${customerId},2030-01-02,Fee,77.00,CHARGE`;
    const folder = await files({
      "subscriptions.csv": [
        "customerId,year,amount,dueDate",
        `${known},2030,77.00,2030-03-31`,
        `${unknown},2030,77.00,2030-03-31`,
      ],
      "transactions.csv": [
        "reference,customerId,date,description,amount,type",
        charge("A-1", known),
        charge("B-1", unknown),
        charge("B-2", unknown),
      ],
    });
    const shown = await registrar("import", folder);
    expect(shown).toMatch(/transactions A-1: Purpose +subscription 2030/);
    expect(shown).toMatch(/transactions B-2: Due date +31 March 2030/);
    expect(await registrar("import", folder, "--apply")).toContain(shown.split("Nothing has changed")[0]);
    const debts = async (customerId: string) =>
      debtsOf(await ledgerOf(database, customerId)).map(({ reference, year, dueDate }) => [reference, year, dueDate]);
    expect(await debts(known)).toEqual([["A-1", 2030, "2030-03-31"]]);
    expect(await debts(unknown)).toEqual([
      ["B-1", undefined, "2030-03-31"],
      ["B-2", undefined, "2030-03-31"],
    ]);
    expect(await registrar("status")).toContain(
      `Ledger: the charge of 1 subscription is not known: 2030 of ${unknown}. Import transactions.csv with the column purpose, such as “subscription 2030”.`,
    );
    const named = await files({
      "transactions.csv": ["reference,customerId,purpose", `B-2,${unknown},subscription 2030`],
    });
    await registrar("import", named, "--apply");
    expect(await debts(unknown)).toContainEqual(["B-2", 2030, "2030-03-31"]);
    expect(await registrar("status")).not.toContain("Ledger:");
  });
});
