import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { customerOf } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import type { Database } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";

type Registrar = ReturnType<typeof registrarAt>;

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const file = async (name: string, text: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "overdue-"));
  folders.push(folder);
  const path = join(folder, name);
  await writeFile(path, `${text}\n`);
  return path;
};

const statusOf = async (database: Database, customerId: string): Promise<string> =>
  (await customerOf(database, customerId)).status;

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("a list of people who could be suspended can be edited and used for suspending (YEAR-04)", async () => {
    const { database, person } = await atFirst();
    const [owen, maya] = [person("Owen").customerId, person("Maya").customerId];
    const registrar = registrarAt(database);
    const list = await registrar("overdue", "--csv");
    const lines = list.split("\n");
    expect(lines[0]).toBe("\uFEFFcustomerId,name,email,code,reason,since");
    expect(list).toMatch(
      new RegExp(`^${owen},Owen Overdue,owen.overdue@example.org,UNPAID_FEES,£268.50 is unpaid; CPD for`, "m"),
    );
    expect(list).not.toContain(maya);
    // Already suspended.
    expect(list).not.toContain(person("Grace").customerId);

    const all = await file("overdue.csv", list);
    expect(await registrar("suspend", "--from", all)).toContain("Nothing has changed");
    expect(await statusOf(database, owen)).not.toBe("SUSPENDED");

    const edited = await file("overdue.csv", [lines[0], lines.find((line) => line.startsWith(owen))].join("\n"));
    expect(await registrar("suspend", "--from", edited, "--apply")).toContain(
      "1 person is suspended, with grace until",
    );
    expect(await statusOf(database, owen)).toBe("SUSPENDED");
    expect(await registrar("suspend", "--from", edited, "--apply")).toMatch(
      /Owen Overdue .* They are suspended already\./,
    );
    expect(await registrar("overdue", "--csv")).not.toContain(owen);
  });

  it("people whose reason has ended since the list was made are not suspended (YEAR-04)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Owen");
    const registrar = registrarAt(database);
    const list = await file("overdue.csv", `customerId,code\n${customerId},UNPAID_FEES`);
    await registrar("post", "payment", customerId, "--amount", "268.50", "--description", "Cheque", "--apply");
    expect(await registrar("suspend", "--from", list, "--apply")).toContain("They are not overdue now.");
    expect(await statusOf(database, customerId)).not.toBe("SUSPENDED");
  });

  it.each<readonly [string, string, string]>([
    [
      "a person twice",
      "customerId,code\nWHO,UNPAID_FEES\nWHO,UNPAID_FEES",
      "line 3, column customerId: WHO is in the file twice",
    ],
    ["a code without a text", "customerId,code\nWHO,UNPAID_FEE", "Did you mean UNPAID_FEES?"],
    ["no code", "customerId\nWHO", "line 2, column code: is missing"],
    ["a column of its own", "customerId,code,note\nWHO,UNPAID_FEES,x", "column note: There is no such column."],
  ])("a list with %s suspends nobody", async (_, text, why) => {
    const { database, person } = await atFirst();
    const { customerId } = person("Owen");
    const path = await file("overdue.csv", text.replaceAll("WHO", customerId));
    await expect(registrarAt(database)("suspend", "--from", path, "--apply")).rejects.toThrow(
      why.replaceAll("WHO", customerId),
    );
    expect(await statusOf(database, customerId)).not.toBe("SUSPENDED");
  });

  it.each([[["suspend"]], [["suspend", "A1"]], [["suspend", "--from", "x.csv", "--code", "UNPAID_FEES"]]])(
    "%j explains that it takes a person and a code, or a list",
    async (words) => {
      const { database } = await atFirst();
      await expect(registrarAt(database)(...words)).rejects.toThrow("Give a person and --code, or --from with a list.");
    },
  );

  describe("a suspension for unpaid fees ends at once (YEAR-04, CASH-02)", () => {
    const ways: readonly (readonly [string, (registrar: Registrar, customerId: string) => Promise<unknown>])[] = [
      [
        "a payment that is posted",
        (registrar, customerId) =>
          registrar("post", "payment", customerId, "--amount", "268.50", "--description", "Cheque", "--apply"),
      ],
      [
        "a line of a bank file",
        async (registrar, customerId) =>
          registrar(
            "post",
            "payments",
            await file("bank.csv", `reference,amount,date\n${customerId},268.50,2026-11-20`),
            "--apply",
          ),
      ],
      [
        "a payment that is imported",
        async (registrar, customerId) =>
          registrar(
            "import",
            await file(
              "transactions.csv",
              `reference,customerId,date,description,amount,type\nP-1,${customerId},2026-11-20,Transfer,268.50,PAYMENT`,
            ),
            "--apply",
          ),
      ],
    ];
    it.each(ways)("with %s", async (_, pay) => {
      const { database, person } = await atFirst();
      const { customerId } = person("Owen");
      const registrar = registrarAt(database);
      const list = await file("overdue.csv", `customerId,code\n${customerId},UNPAID_FEES`);
      await registrar("suspend", "--from", list, "--apply");
      await pay(registrar, customerId);
      expect(await statusOf(database, customerId)).toBe("Active");
    });

    it("but not with a partial payment", async () => {
      const { database, person } = await atFirst();
      const { customerId } = person("Owen");
      const registrar = registrarAt(database);
      await registrar("suspend", customerId, "--code", "UNPAID_FEES", "--apply");
      await registrar("post", "payment", customerId, "--amount", "268.49", "--description", "Cheque", "--apply");
      expect(await statusOf(database, customerId)).toBe("SUSPENDED");
    });

    it("without waiting for charges that are not due yet", async () => {
      const { database, person } = await atFirst();
      const { customerId } = person("Owen");
      const registrar = registrarAt(database);
      await registrar("suspend", customerId, "--code", "UNPAID_FEES", "--apply");
      await registrar("fees", "--year", String(new Date().getFullYear() + 2), "--apply");
      await registrar("post", "payment", customerId, "--amount", "268.50", "--description", "Cheque", "--apply");
      expect(await statusOf(database, customerId)).toBe("Active");
    });
  });
});
