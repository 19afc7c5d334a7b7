import { expect, it } from "vitest";

import { impactLines, rulesImpact } from "../../../../../adapters/institute/areas/reminders/rules-impact.ts";
import {
  assertRules,
  claimRules,
  rememberedRules,
} from "../../../../../adapters/institute/platform/storage/remembered-rules.ts";
import { openStorage } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";

const euro = { ...defaultRules, currency: "EUR" };
const otherYear = { ...defaultRules, cpd: { ...defaultRules.cpd, year: { starts: "11-01", ends: "10-31" } } };

onEachDatabase(({ empty, fresh }) => {
  it("a database refuses another currency, time zone or CPD year, and takes other rules (CORR-05)", async () => {
    const { database, close } = await openStorage(await empty());
    await assertRules(database, euro);
    await claimRules(database, defaultRules);
    await expect(claimRules(database, euro)).rejects.toThrow(
      "The database is run with currency GBP, and the rules say EUR. Give the RULES_FILE that it is run with. To change it on purpose, see with “registrar rules” what changes for whom, and add --apply.",
    );
    await expect(assertRules(database, { ...otherYear, timeZone: "Europe/Zagreb" })).rejects.toThrow(
      "timeZone Europe/London, and the rules say Europe/Zagreb, cpd.year.starts 01-01, and the rules say 11-01",
    );
    await claimRules(database, { ...defaultRules, graceDays: 14 });
    expect((await rememberedRules(database))?.graceDays).toBe(14);
    await close();
  });

  const atFirst = institutePutBack(fresh);

  it("a change on purpose shows first for whom something changes (CORR-05)", async () => {
    const { database, person } = await atFirst();
    const { lists: _, ...before } = defaultRules;
    const impact = await rulesImpact(database, new Date(), before, euro);
    expect(impact.people).toEqual([]);
    expect(impactLines(impact, 5)[0]).toMatch(/^The amounts of \d+ postings stay as they are/);

    const practisingCertificate = { before: [1], after: [] };
    const later = { ...defaultRules, reminders: { ...defaultRules.reminders, practisingCertificate } };
    const { people } = await rulesImpact(database, new Date(), before, later);
    expect(people.find(({ customerId }) => customerId === person("Maya").customerId)?.before).toContain(
      "practising certificate until",
    );
    expect(impactLines({ people, postings: 0 }, 1)).toHaveLength(3);
  });

  it("the registrar's command changes the rules of the database with --apply alone (CORR-05)", async () => {
    const { database } = await atFirst();
    const registrar = registrarAt(database);
    const { lists: _, ...rules } = { ...defaultRules, timeZone: "Europe/Zagreb" };
    await database
      .updateTable("databaseProperties")
      .set({ value: JSON.stringify(rules) })
      .where("name", "=", "rules")
      .execute();
    expect(await registrar("rules")).toContain("timeZone");
    expect((await rememberedRules(database))?.timeZone).toBe("Europe/Zagreb");
    expect(await registrar("rules", "--apply")).toContain("Done.");
    expect((await rememberedRules(database))?.timeZone).toBe("Europe/London");
    expect(await registrar("rules")).toContain("The database uses these rules already.");
  });
});
