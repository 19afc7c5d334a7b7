import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { customerBalance } from "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const fileWith = async (...lines: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "bank-"));
  folders.push(folder);
  const path = join(folder, "bank.csv");
  await writeFile(path, ["Date;Details;Name;Amount", ...lines, ""].join("\n"));
  return path;
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("credits are paired, divided and put aside only with --apply (BANK-03)", async () => {
    const { database, person } = await atFirst();
    const [maya, owen] = [person("Maya"), person("Owen")];
    const registrar = registrarAt(database);
    const path = await fileWith(
      "20/11/2026;Fees;Maya Member;268,50",
      `21/11/2026;${maya.customerId} ${owen.customerId};;537,00`,
      "22/11/2026;Interest;;3,10",
    );
    expect(await registrar("post", "payments", path)).toContain("Unmatched lines");
    expect(await registrar("unmatched")).toBe("0 lines unmatched, £0.00.");
    await registrar("post", "payments", path, "--apply");
    const listed = await registrar("unmatched");
    expect(listed).toContain("Maya Member (4100107): name and amount");
    expect(listed).toContain("3 lines unmatched, £808.60.");
    const [fees = "", both = "", interest = ""] = [...listed.matchAll(/BANK-[0-9A-F]{16}/g)].map(([line]) => line);

    const before = await customerBalance(database, maya.customerId);
    expect(await registrar("unmatched", "match", fees, maya.email)).toContain("Nothing has changed");
    expect(await customerBalance(database, maya.customerId)).toBe(before);
    await registrar("unmatched", "match", fees.toLowerCase(), maya.email, "--apply");
    const split = ["unmatched", "split", both, `${maya.customerId}=268.50`, "inv-4100114-05=268.50"] as const;
    expect(await registrar(...split)).toContain("pays INV-4100114-05");
    await registrar(...split, "--apply");
    expect(await customerBalance(database, maya.customerId)).toBe(before - 537_00);
    await registrar("unmatched", "leave", interest, "--reason", "Interest", "--apply");
    expect(await registrar("unmatched")).toBe("0 lines unmatched, £0.00.");
    expect(await registrar("unmatched", "--put-aside")).toMatch(/Interest.*Interest +registrar: A. Clerk/);
  });

  it("of two people at one credit, one posts it (BANK-04)", async () => {
    const { database, person } = await atFirst();
    const [maya, owen] = [person("Maya").customerId, person("Owen").customerId];
    const registrar = registrarAt(database);
    await registrar("post", "payments", await fileWith("20/11/2026;Fees;;268,50"), "--apply");
    const [line = ""] = /BANK-[0-9A-F]{16}/.exec(await registrar("unmatched")) ?? [];
    const balances = async () => (await customerBalance(database, maya)) + (await customerBalance(database, owen));
    const before = await balances();
    const tries = await Promise.allSettled([
      registrar("unmatched", "match", line, maya, "--apply"),
      registrar("unmatched", "match", line, owen, "--apply"),
      registrar("unmatched", "leave", line, "--reason", "Returned", "--apply"),
    ]);
    expect(tries.filter(({ status }) => status === "rejected").length).toBeGreaterThanOrEqual(1);
    expect(await balances()).toBe(before - 268_50);
  });

  it.each([
    [
      "somebody unknown",
      ["match", "BANK", "9999999"],
      /“9999999” is not a number, an email or the reference of a charge/,
    ],
    ["a line that is not there", ["match", "BANK-0", "4100107"], /There is no bank line BANK-0/],
    ["a part without an amount", ["split", "BANK", "4100107"], /^4100107: enter who and how much, such as/],
    ["a part with no amount to be read", ["split", "BANK", "4100107=lots"], /^4100107=lots: Enter an amount, such as/],
    ["parts that come to less", ["split", "BANK", "4100107=1.00"], /must add up to £268.50: £267.50 is left over/],
    ["a credit that names nobody, without parts", ["split", "BANK"], /do not owe exactly this amount: give the parts/],
    ["a payment that is not there", ["posted", "BANK", "PAY-1"], /PAY-1 is no payment of this person/],
  ])("%s is refused, and posts nothing (BANK-03)", async (_what, words, why) => {
    const { database } = await atFirst();
    const registrar = registrarAt(database);
    await registrar("post", "payments", await fileWith("20/11/2026;Fees;;268,50"), "--apply");
    const listed = await registrar("unmatched");
    const [line = ""] = /BANK-[0-9A-F]{16}/.exec(listed) ?? [];
    const given = words.map((word) => (word === "BANK" ? line : word));
    await expect(registrar("unmatched", ...given, "--apply")).rejects.toThrow(why);
    expect(await registrar("unmatched")).toBe(listed);
  });
});
