import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { fees } from "../../../../../adapters/contract/fees.contract.ts";
import { customerBalance } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const bankFile = async (...lines: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "bank-"));
  folders.push(folder);
  const path = join(folder, "bank.csv");
  await writeFile(path, ["reference,amount,date", ...lines, ""].join("\n"));
  return path;
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("a bank file is posted once, however often and concurrently (CASH-03)", async () => {
    const institute = await atFirst();
    const { customerId } = institute.person("Maya");
    const before = await customerBalance(institute.database, customerId);
    const path = await bankFile(
      `${customerId},100.00,2026-11-20`,
      `${customerId},100.00,2026-11-20`,
      "NOBODY,5.00,2026-11-20",
    );
    const registrar = registrarAt(institute.database);
    expect(await registrar("post", "payments", path)).toContain("Nothing has changed");
    expect(await customerBalance(institute.database, customerId)).toBe(before);
    await Promise.all([1, 2].map(() => registrar("post", "payments", path, "--apply")));
    expect(await customerBalance(institute.database, customerId)).toBe(before - 200_00);
  });

  it("a subscription is paid exactly when its charge is (CASH-02)", async () => {
    const institute = await atFirst();
    const { customerId } = institute.person("Maya");
    const subscription = async () => (await ask(institute, "Maya", fees)).answer.subscription?.status;
    const registrar = registrarAt(institute.database);
    await registrar("post", "payments", await bankFile(`${customerId},268.49,2026-11-20`), "--apply");
    expect(await subscription()).toBe("DUE");
    await registrar("post", "payments", await bankFile(`${customerId},0.01,2026-11-20`), "--apply");
    expect(await subscription()).toBe("PAID");
    expect(await registrar("owing", "--csv")).not.toContain("maya.member");
  });
});
