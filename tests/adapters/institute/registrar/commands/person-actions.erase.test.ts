import { expect, it } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { profile } from "../../../../../adapters/contract/customer.contract.ts";
import { saveContactDetails } from "../../../../../adapters/contract/my-details-contact.contract.ts";
import { anyTables } from "../../../../../adapters/institute/platform/storage/any-tables.ts";
import type { Database } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { declarationOf } from "../../../support/declaring.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";

/** Every row of every table, as text. */
const everythingIn = async (database: Database): Promise<ReadonlyMap<string, string>> => {
  const tables = await database.introspection.getTables();
  const rows = tables.map(
    async ({ name }) =>
      [name, JSON.stringify(await anyTables(database).selectFrom(name).selectAll().execute())] as const,
  );
  return new Map(await Promise.all(rows));
};

const tablesWith = async (database: Database, words: string): Promise<readonly string[]> =>
  [...(await everythingIn(database))]
    .filter(([, text]) => text.toLowerCase().includes(words.toLowerCase()))
    .map(([name]) => name);

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("an erased person leaves no name or address, but charges and certificates (KEEP-02)", async () => {
    const institute = await atFirst();
    const { database } = institute;
    const registrar = registrarAt(database);
    const { customerId, email } = institute.person("Fiona");
    await ask(institute, "Fiona", submitDeclaration, {
      headers: { "idempotency-key": "a-key-of-hers" },
      body: await declarationOf(institute, "Fiona"),
    });
    await ask(institute, "Fiona", saveContactDetails, { body: { email: { address: "fiona@elsewhere.example" } } });
    const before = await everythingIn(database);

    const preview = await registrar("erase", email);
    expect(preview).toMatch(/^This would happen:[^]*Deleted[^]*Kept[^]*Nothing has changed/);
    await expect(registrar("erase", email, "--apply")).rejects.toThrow(`enter their number to confirm: ${customerId}.`);
    await expect(registrar("erase", email, "--confirm", "4100107", "--apply")).rejects.toThrow(
      "enter their number to confirm",
    );
    expect(await everythingIn(database)).toEqual(before);

    const told = await registrar("erase", email, "--confirm", customerId, "--apply");
    expect(told).toMatch(/Deleted[^]*what they sent[^]*Kept[^]*charges and payments/);
    for (const words of [email, "fiona@elsewhere.example", "Fiona"])
      expect(
        (await tablesWith(database, words)).filter((table) => table !== "customers"),
        words,
      ).toEqual([]);
    const row = await database
      .selectFrom("customers")
      .selectAll()
      .where("customerId", "=", customerId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/fiona/i);
    expect(await tablesWith(database, customerId)).toEqual(expect.arrayContaining(["transactions", "subscriptions"]));
    expect((await ask(institute, "Fiona", profile)).status).toBe(410);
    await expect(registrar("erase", customerId)).rejects.toThrow("They were erased.");
    expect(await registrar("find", customerId)).toMatch(/closed[^]*This person has been erased\./);
  });

  it("a person with debts is not erased (KEEP-02)", async () => {
    const { database } = await atFirst();
    await expect(registrarAt(database)("erase", "maya.member@example.org")).rejects.toThrow("They owe £268.50.");
  });
});
