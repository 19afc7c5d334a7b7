import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { saveContactDetails } from "../../../../../adapters/contract/my-details-contact.contract.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import { changesBetween, rowsOf } from "../../../support/row-changes.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const files = async (texts: Readonly<Record<string, readonly string[]>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "undo-"));
  folders.push(folder);
  for (const [name, lines] of Object.entries(texts)) await writeFile(join(folder, name), [...lines, ""].join("\n"));
  return folder;
};

const numberIn = (told: string): string => /This is import (\d+)/.exec(told)?.[1] ?? "";

const people = "customerId,email,firstName,surname,customerType";

onEachDatabase(({ fresh }) => {
  const opened = institutePutBack(fresh);
  const registry = async () => {
    const institute = await opened();
    return { institute, database: institute.database, registrar: registrarAt(institute.database) };
  };
  const traces = ["auditEntries", "imports"];
  const isRegister = (change: string): boolean => !traces.includes(change.split(" ")[0] ?? "");

  it("puts back changed, added, removed and closed records, and can itself be taken back (CORR-04)", async () => {
    const { institute, database, registrar } = await registry();
    const [maya, owen] = [institute.person("Maya").customerId, institute.person("Owen").customerId];
    await registrar("notify", "CPD_REVIEW", maya, "--apply");
    const before = await rowsOf(database);
    const folder = await files({
      "people.csv": [people, `${maya},new@example.net,Maya,Married,member`, "A1,ann@example.net,Ann,Lee,member"],
      "contact.csv": ["customerId,email.address", "A1,ann@example.net"],
      "notifications.csv": ["customerId,code", `${owen},LTA_REDUCED_SUBS`],
    });
    const told = await registrar("import", folder, "--sync", "--apply");
    const number = numberIn(told);
    const imported = await rowsOf(database);
    expect(changesBetween(before, imported)).toContain(`customers ${owen}: isClosed`);
    expect(changesBetween(before, imported)).toContain(`notifications ${maya} CPD_REVIEW removed`);

    expect(await registrar("import", "undo", number)).toMatch(/All of it is undone\.[^]*Nothing has changed/);
    expect(changesBetween(imported, await rowsOf(database))).toEqual([]);
    const undoing = numberIn(await registrar("import", "undo", number, "--apply"));
    expect(changesBetween(before, await rowsOf(database)).filter(isRegister)).toEqual([]);
    await expect(registrar("import", "undo", number, "--apply")).rejects.toThrow(`Import ${number} was undone by`);
    expect(await registrar("history", "A1")).toMatch(/no longer on record[^]*people: added[^]*people: removed/);

    await registrar("import", "undo", undoing, "--apply");
    // A person without a password has a new hash that no password matches.
    expect(changesBetween(imported, await rowsOf(database)).filter(isRegister)).toEqual(["customers A1: passwordHash"]);
  });

  it("leaves and lists what was changed since, and whom something else refers to (CORR-04)", async () => {
    const { institute, database, registrar } = await registry();
    const maya = institute.person("Maya").customerId;
    const folder = await files({
      "people.csv": [
        `${people},nationality`,
        `${maya},maya.member@example.org,Maya,Wrong,member,Wrongland`,
        "A1,ann@example.net,Ann,Lee,member,",
        "A2,bo@example.net,Bo,Roe,member,",
      ],
    });
    const number = numberIn(await registrar("import", folder, "--apply"));
    await registrar("import", await files({ "people.csv": ["customerId,surname", `${maya},Right`] }), "--apply");
    await registrar("invite", "A1", "--apply");
    const told = await registrar("import", "undo", number, "--apply");
    expect(told).toMatch(
      new RegExp(`2 changes are not undone:[^]*${maya} +people: Surname +Right +Member +it was changed since`),
    );
    expect(told).toMatch(/A1 +people: added[^]*other records depend on it: [^]*links to choose a password/);
    const rows = await database
      .selectFrom("customers")
      .select(["customerId", "surname", "nationality"])
      .where("customerId", "in", [maya, "A1", "A2"])
      .orderBy("customerId")
      .execute();
    expect(rows.map(({ customerId, surname, nationality }) => [customerId, surname, nationality])).toEqual([
      [maya, "Right", "British"],
      ["A1", "Lee", null],
    ]);
  });

  it("leaves an email that somebody else has by now, and postings (CORR-04)", async () => {
    const { institute, registrar } = await registry();
    const [maya, owen] = [institute.person("Maya").customerId, institute.person("Owen").customerId];
    const first = await registrar(
      "import",
      await files({
        "people.csv": ["customerId,email", `${maya},maya@new.example`],
        "transactions.csv": [
          "reference,customerId,date,description,amount,type",
          `T-9,${maya},2026-11-20,Fee,5.00,CHARGE`,
        ],
      }),
      "--apply",
    );
    await registrar(
      "import",
      await files({ "people.csv": ["customerId,email", `${owen},maya.member@example.org`] }),
      "--apply",
    );
    const told = await registrar("import", "undo", numberIn(first), "--rows", "--apply");
    expect(told).toContain(`${owen} has it now`);
    expect(told).toMatch(/transactions T-9: added[^]*it is never removed/);
  });

  it("refuses erased people, and records that changed since they were exported (CORR-04)", async () => {
    const { institute, registrar } = await registry();
    const [fiona, maya, owen] = ["Fiona", "Maya", "Owen"].map((name) => institute.person(name).customerId);
    const folder = await files({});
    await registrar("export", folder, "--apply");
    await registrar("erase", fiona ?? "", "--confirm", fiona ?? "", "--apply");
    const refused = await registrar("import", folder, "--apply").catch((error: unknown) => String(error));
    expect(refused).toMatch(new RegExp(`people.csv, line \\d+, column customerId: ${fiona ?? ""} was erased`));

    const present = await files({});
    await registrar("export", present, "--apply");
    expect(await registrar("import", present, "--sync", "--apply")).toContain("Nothing differs from what is stored.");
    const { answer } = await ask(institute, "Maya", saveContactDetails, {
      body: { email: { address: "m@new.example" } },
    });
    expect(answer?.email?.address).toBe("m@new.example");
    await registrar("close", owen ?? "", "--apply");
    const old = await registrar("import", join(folder, "contact.csv"), join(folder, "people.csv")).catch(
      (error: unknown) => String(error),
    );
    expect(old).toMatch(
      new RegExp(`contact.csv, line \\d+, column recordVersion: ${maya ?? ""} was changed since it was exported`),
    );
    expect(old).toMatch(new RegExp(`people.csv, line \\d+, column recordVersion: ${owen ?? ""} was changed since`));
  });

  it("writes only what differs, so nothing is lost that is changed at the same time (CORR-04)", async () => {
    const { institute, database, registrar } = await registry();
    const everyone = await database.selectFrom("customers").select("customerId").where("isClosed", "=", 0).execute();
    const nationalities = await files({
      "people.csv": ["customerId,nationality", ...everyone.map(({ customerId }) => `${customerId},Freedonia`)],
    });
    const countries = await files({
      "people.csv": ["customerId,countryOfResidence", ...everyone.map(({ customerId }) => `${customerId},Sylvania`)],
      "employment.csv": ["customerId,jobTitle", ...everyone.map(({ customerId }) => `${customerId},Clerk`)],
    });
    const companies = await files({
      "employment.csv": ["customerId,companyName", ...everyone.map(({ customerId }) => `${customerId},Quill`)],
    });
    const closed = ["Maya", "Owen", "Priya"].map((name) => institute.person(name).customerId);
    await Promise.all([
      registrar("import", nationalities, "--apply"),
      ...closed.map((customerId) => registrar("close", customerId, "--apply")),
      registrar("import", countries, "--apply"),
      registrar("import", companies, "--apply"),
    ]);
    const after = await database
      .selectFrom("customers")
      .select(["customerId", "isClosed", "nationality", "countryOfResidence"])
      .where(
        "customerId",
        "in",
        everyone.map(({ customerId }) => customerId),
      )
      .execute();
    for (const row of after)
      expect(row).toMatchObject({
        nationality: "Freedonia",
        countryOfResidence: "Sylvania",
        isClosed: closed.includes(row.customerId) ? 1 : 0,
      });
    const work = await database
      .selectFrom("personalRecords")
      .select("details")
      .where("kind", "=", "employment")
      .execute();
    for (const { details } of work.filter(({ details: text }) => text.includes("Clerk")))
      expect(JSON.parse(details)).toMatchObject({ jobTitle: "Clerk", companyName: "Quill" });
    expect(work.filter(({ details: text }) => text.includes("Clerk"))).toHaveLength(everyone.length);
  });
});
