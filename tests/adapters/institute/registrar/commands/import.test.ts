import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { balance, profile } from "../../../../../adapters/contract/customer.contract.ts";
import { recordFiles } from "../../../../../adapters/institute/areas/records/files.ts";
import { writeSchemas } from "../../../../../adapters/institute/registrar/commands/export.ts";
import { everyone } from "../../../../../adapters/institute/trial/everyone.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack, sharedInstitute } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const example = fileURLToPath(new URL("../../../../../adapters/institute/registrar/example", import.meta.url));

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildhall-registrar-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let count = 0;
const writeFiles = async (files: Readonly<Record<string, string | Buffer>>): Promise<string> => {
  count += 1;
  const place = await mkdtemp(join(folder, `${count}-`));
  for (const [name, text] of Object.entries(files)) await writeFile(join(place, name), text);
  return place;
};

const contents = async (place: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(place)).map(async (name) => [name, await readFile(join(place, name), "utf8")] as const),
    ),
  );

it("`schemas` writes a schema for each file", async () => {
  const place = join(folder, "schemas");
  writeSchemas(place);
  const written = await contents(place);
  expect(Object.keys(written).toSorted()).toEqual(recordFiles.map(({ name }) => `${name}.schema.json`).toSorted());
  for (const text of Object.values(written))
    expect(JSON.parse(text)).toHaveProperty("properties.customerId.description");
});

onEachDatabase(({ fresh, empty: emptyDatabase }) => {
  const people =
    "customerId,email,firstName,surname,customerType\nA1,ann.lee@example.net,Ann,Lee,member\nA2,bo.roe@example.net,Bo,Roe,student\n";

  const trial = sharedInstitute(fresh);
  const atFirst = institutePutBack(emptyDatabase, { seedPeople: false });
  const empty = async () => {
    const institute = await atFirst();
    return { institute, registrar: registrarAt(institute.database) };
  };
  const customers = (institute: TestInstitute) =>
    institute.database.selectFrom("customers").selectAll().orderBy("customerId").execute();

  describe("an export", () => {
    it.each(["csv", "ndjson"])("gives the same data after an import elsewhere (%s)", async (format) => {
      const from = trial();
      const [first, second] = [await writeFiles({}), await writeFiles({})];
      await registrarAt(from.database)("export", first, "--format", format, "--apply");
      const { institute, registrar } = await empty();
      await registrar("import", first, "--apply");
      await registrar("export", second, "--format", format, "--apply");
      expect(await contents(second)).toEqual(await contents(first));
      const some = everyone
        .filter(({ traits }) => !traits.isClosed)
        .slice(0, 8)
        .map(({ firstName }) => firstName);
      for (const firstName of [...some, "Grace"])
        expect((await ask(institute, firstName, profile)).answer, firstName).toEqual(
          (await ask(from, firstName, profile)).answer,
        );
      expect((await ask(institute, "Maya", balance, { query: { report: "full" } })).answer.amount).toBe(268_50);
    });
  });

  describe("a suspension", () => {
    it("is audited, without unchanged values", async () => {
      const { institute, registrar } = await empty();
      await registrar("import", await writeFiles({ "people.csv": people }), "--apply");
      await registrar("suspend", "A1", "--code", "CPD_NON_COMPLIANCE", "--grace-days", "0", "--apply");
      const kept = institute.database
        .selectFrom("auditEntries")
        .select("field")
        .where("kind", "=", "standing")
        .orderBy("field");
      expect((await kept.execute()).map(({ field }) => field)).toEqual(["status", "suspensionCode"]);
    });
  });

  describe("an import", () => {
    it("stores nothing without --apply", async () => {
      const { institute, registrar } = await empty();
      expect(await registrar("import", await writeFiles({ "people.csv": people }), "--rows")).toContain(
        "Email: ann.lee@example.net; First name: Ann; Surname: Lee",
      );
      expect(await customers(institute)).toEqual([]);
    });

    it("refuses by name to remove a CPD year that adjustments belong to, unless they go as well (CORR-04)", async () => {
      const { registrar } = await empty();
      const years = "customerId,year,status\n";
      const adjustments = "adjustmentId,customerId,year,type,reason,units,status,startDate,endDate\n";
      const all = {
        "people.csv": people,
        "cpd-years.csv": `${years}A1,2024,COMPLETE\n`,
        "cpd-adjustments.csv": `${adjustments}W1,A1,2024,waiver,Illness or injury,8,AWARDED,2024-02-01,2024-03-31\n`,
      };
      await registrar("import", await writeFiles(all), "--apply");
      const withoutYear = await writeFiles({ "cpd-years.csv": years });
      const without = await writeFiles({ "cpd-years.csv": years, "cpd-adjustments.csv": adjustments });
      for (const apply of [[], ["--apply"]]) {
        await expect(registrar("import", withoutYear, "--sync", ...apply)).rejects.toThrow(
          "leaves out A1 2024, to which other records belong",
        );
        expect(await registrar("import", without, "--sync", ...apply)).toContain("A1");
      }
    });

    it("writes the changes that its dry run shows, and none of other people, erased ones included (CORR-04, KEEP-02)", async () => {
      const { institute, registrar } = await empty();
      await registrar("import", await writeFiles({ "people.csv": people }), "--apply");
      await registrar("erase", "A1", "--confirm", "A1", "--apply");
      const place = await writeFiles({
        "people.csv":
          "customerId,email,firstName,customerType\nA3,cy@example.net,Cy,member\nA4,di@example.net,Di,firm\n",
        "contact.csv": "customerId,email.address\nA2,bo@example.net\n",
        "cpd.csv": "customerId,year,nextDueDate\nA3,2025,2026-01-01\n",
      });
      const shown = await registrar("import", place, "--rows");
      expect(shown).toMatch(/A4 +cpd: added/);
      expect(shown).not.toContain("A1");
      const written = await registrar("import", place, "--rows", "--apply");
      expect(written).toContain(shown.split("Nothing has changed")[0]);
      const entries = await institute.database
        .selectFrom("auditEntries")
        .select(["customerId", "kind"])
        .distinct()
        .where("importNumber", "=", Number(/This is import (\d+)/.exec(written)?.[1]))
        .orderBy("customerId")
        .orderBy("kind")
        .execute();
      expect(entries.map(({ customerId, kind }) => `${customerId} ${kind}`)).toEqual([
        "A2 contact",
        "A3 cpd",
        "A3 people",
        "A4 cpd",
        "A4 people",
      ]);
    });

    it("begins and ends the duty to declare with membership, as the change of a type does, and shows it (CPD-01)", async () => {
      const { institute, registrar } = await empty();
      const four = "customerId,email,firstName,customerType\n";
      const row = (id: string, type: string) => `${id},${id}@example.net,Ann,${type}\n`;
      const before = ["student", "student", "member", "member"].map((type, at) => row(`B${String(at)}`, type));
      await registrar("import", await writeFiles({ "people.csv": four + before.join("") }), "--apply");
      const duties = () => institute.database.selectFrom("cpdOverviews").selectAll().orderBy("customerId").execute();
      const first = await duties();
      await registrar("change-type", "B1", "--to", "member", "--apply");
      await registrar("change-type", "B3", "--to", "student", "--apply");
      const place = await writeFiles({ "people.csv": four + row("B0", "member") + row("B2", "student") });
      const shown = await registrar("import", place);
      expect(shown).toMatch(/B0 +cpd: Is required +no +yes/i);
      expect(shown).toMatch(/B2 +cpd: Is required +yes +no/i);
      const written = await registrar("import", place, "--apply");
      expect(written).toContain(shown.split("Nothing has changed")[0]);
      const [begun, asBegun, ended, asEnded] = (await duties()).map(({ customerId: _, ...duty }) => duty);
      expect([begun, ended]).toEqual([asBegun, asEnded]);
      await registrar("import", "undo", /This is import (\d+)/.exec(written)?.[1] ?? "", "--apply");
      expect((await duties())[0]).toEqual(first[0]);
    });

    it("leaves a duty to declare that a synchronised file leaves out (CPD-01)", async () => {
      const { institute, registrar } = await empty();
      await registrar("import", await writeFiles({ "people.csv": people }), "--apply");
      const duties = institute.database.selectFrom("cpdOverviews").selectAll().orderBy("customerId");
      const before = await duties.execute();
      const place = await writeFiles({ "cpd.csv": "customerId,year,nextDueDate\nA1,2025,2026-01-01\n" });
      expect(await registrar("import", place, "--sync", "--apply")).not.toContain("A2");
      expect((await duties.execute())[1]).toEqual(before[1]);
    });

    it("stores names, emails and phone numbers as the portal's forms do, and finds them so (REAL-01, REAL-02)", async () => {
      const { institute, registrar } = await empty();
      const place = await writeFiles({
        "people.csv": `${people}A3,JOSÉ@exämple.net,Élodie,Öztürk,member\n`.normalize("NFD"),
        "contact.csv":
          "customerId,primaryPhoneNumber.countryCode,primaryPhoneNumber.number,mailingAddress.country,mailingAddress.purpose\nA3,+44,(07700) 900123,France,HOME\n",
      });
      await registrar("import", place, "--apply");
      expect((await customers(institute))[2]).toMatchObject({
        email: "josé@xn--exmple-cua.net",
        firstName: "Élodie",
        surname: "Öztürk",
      });
      for (const text of ["Élodie", "elodie ozt", "ÖZTÜRK", "Öztürk".normalize("NFD"), "josé@exämple", "A3", "a3"])
        expect(await registrar("find", text), text).toContain("Élodie Öztürk");
      const { details } = await institute.database
        .selectFrom("personalRecords")
        .select("details")
        .where("kind", "=", "contact")
        .executeTakeFirstOrThrow();
      expect(JSON.parse(details)).toMatchObject({ primaryPhoneNumber: { countryCode: "44", number: "7700900123" } });
      const again = await registrar("import", place);
      expect(again).toMatch(/people +0 +0 +3/);
      expect(again).toMatch(/contact +0 +0 +1/);
    });

    it("refuses countries, kinds of address and phone numbers that the portal's forms would refuse", async () => {
      const { registrar } = await empty();
      const place = await writeFiles({
        "people.csv": people,
        "contact.csv":
          "customerId,primaryPhoneNumber.countryCode,primaryPhoneNumber.number,mailingAddress.country,mailingAddress.purpose\nA1,+44,12,UK,HOME\nA2,,,France,EXAMS\n",
      });
      const refused = await registrar("import", place).catch((error: unknown) => String(error));
      expect(refused).toContain("line 2, column primaryPhoneNumber.number: Please enter a valid contact number");
      expect(refused).toContain("line 2, column mailingAddress.country: UK is not in the list of countries");
      expect(refused).toContain("line 3, column mailingAddress.purpose: needs one of HOME and BUSINESS");
    });

    it("changes nothing the second time, and only differences the third", async () => {
      const { institute, registrar } = await empty();
      const place = await writeFiles({ "people.csv": people });
      await registrar("import", place, "--apply");
      const before = await customers(institute);
      await registrar("import", place, "--apply");
      expect(await customers(institute)).toEqual(before);
      const said = await registrar(
        "import",
        await writeFiles({ "people.csv": people.replace("Roe", "Row") }),
        "--rows",
        "--apply",
      );
      expect(said).toContain("A2      people: Surname  Roe     Row");
      expect((await customers(institute)).map(({ surname }) => surname)).toEqual(["Lee", "Row"]);
      const audited = await institute.database
        .selectFrom("auditEntries")
        .selectAll()
        .where("field", "=", "surname")
        .execute();
      expect(audited.map(({ changedBy, customerId }) => [changedBy, customerId])).toEqual([
        ["registrar: A. Clerk", "A2"],
      ]);
    });

    it("brings the log of another tool in once, however often it is imported (LOG-06)", async () => {
      const { institute, registrar } = await empty();
      const log =
        'customerId,date,title,units,isVerifiable,learnt\nA1,2026-02-12,Tax update,2.5,yes,"New rates\nand dates"\nA1,2026-02-13,Reading,0.1,no,\n';
      const place = await writeFiles({ "people.csv": people, "cpd-log.csv": log });
      await registrar("import", place, "--apply");
      expect(await registrar("import", place, "--apply")).toContain("unchanged");
      const stored = await institute.database
        .selectFrom("cpdActivities")
        .select(["date", "title", "units", "isVerifiable", "learnt"])
        .orderBy("date")
        .execute();
      expect(stored).toEqual([
        { date: "2026-02-12", title: "Tax update", units: 2.5, isVerifiable: 1, learnt: "New rates\nand dates" },
        { date: "2026-02-13", title: "Reading", units: 0.1, isVerifiable: 0, learnt: null },
      ]);
      const wrong = "customerId,date,title,units,isVerifiable\nA1,2026-02-12,Tax update,2.555,yes\n";
      await expect(registrar("import", await writeFiles({ "cpd-log.csv": wrong }), "--apply")).rejects.toThrow(
        "has at most two decimals",
      );
    });

    it("leaves missing records alone unless it synchronises; people are then closed, not removed", async () => {
      const { institute, registrar } = await empty();
      const notifications = "customerId,code\nA1,LTA_REDUCED_SUBS\nA1,CPD_REVIEW\n";
      await registrar(
        "import",
        await writeFiles({ "people.csv": people, "notifications.csv": notifications }),
        "--apply",
      );
      const fewer = await writeFiles({
        "people.csv": people.split("\n").slice(0, 2).join("\n"),
        "notifications.csv": notifications.split("\n").slice(0, 2).join("\n"),
      });
      const codes = async () =>
        (await institute.database.selectFrom("notifications").select("code").execute()).map(({ code }) => code);
      await registrar("import", fewer, "--apply");
      expect(await codes()).toHaveLength(2);
      await registrar("import", fewer, "--sync", "--apply");
      expect(await codes()).toEqual(["LTA_REDUCED_SUBS"]);
      expect((await customers(institute)).map(({ isClosed }) => isClosed)).toEqual([0, 1]);
    });

    it("names a wrong heading once, not once for each line that it concerns (CORR-04)", async () => {
      const { registrar } = await empty();
      const fees = "customerId,year,amount,dueDate\nA1,2027,260.00,2027-01-01\nA2,2027,260.00,2027-01-01\n";
      const wrong = await writeFiles({ "people.csv": people.replace("email", "emial"), "subscriptions.csv": fees });
      await expect(registrar("import", wrong)).rejects.toThrow(
        /^people\.csv, line 1, column emial: There is no such column\. Did you mean email\?\nOne thing is wrong\./,
      );
      const lacking = await writeFiles({
        "people.csv": "customerId,firstName,customerType\nA1,Ann,member\nA2,Bo,member\n",
      });
      await expect(registrar("import", lacking)).rejects.toThrow(
        /^people\.csv, line 2, column email: is missing\. [^\n]* is not on record, and a new person needs it\nOne thing is wrong\./,
      );
      const lines = [1, 2, 3].map((n) => JSON.stringify({ customerId: `A${n}`, emial: "a@example.net" })).join("\n");
      await expect(registrar("import", await writeFiles({ "people.ndjson": lines }))).rejects.toThrow(
        /column emial: There is no such column\. Did you mean email\?\nOne thing is wrong\./,
      );
    });

    it("names errors by file, line, column and reason, and stores nothing of any file", async () => {
      const { institute, registrar } = await empty();
      const place = await writeFiles({
        "people.csv": `${people}A3,nonsense,Cy,Poe,member\nA4,ANN.LEE@example.net,Di,Coe,membr\n`,
        "transactions.csv": "reference,customerId,date,description,amount,type\nT1,A9,2026-02-30,Fee,2.5,CHARGE\n",
      });
      const refused = await registrar("import", place, "--apply").catch((error: unknown) => String(error));
      expect(refused).toContain("people.csv, line 4, column email: is not an email address");
      expect(refused).toContain("people.csv, line 5, column customerType: has to be one of member");
      expect(refused).toContain("transactions.csv, line 2, column date: has to be a day as 2026-03-04");
      expect(refused).toContain(
        "transactions.csv, line 2, column amount: has to be an amount with two decimals, such as 260.00; for “2.5” write 2.50",
      );
      const misspelt = await writeFiles({ "people.csv": "customerId,emial\nA1,x\n" });
      await expect(registrar("import", misspelt)).rejects.toThrow(
        "people.csv, line 1, column emial: There is no such column. Did you mean email?",
      );
      const twins = await writeFiles({ "people.csv": people.replace("bo.roe", "Ann.Lee") });
      await expect(registrar("import", twins)).rejects.toThrow("column email: A1 and A2 cannot both have it");
      const nobodys = await writeFiles({ "notifications.csv": "customerId,code\nA9,CPD_REVIEW\n" });
      await expect(registrar("import", nobodys)).rejects.toThrow(
        "notifications.csv, line 2, column customerId: There is no person A9",
      );
      const titled = await writeFiles({
        "people.csv": people,
        "account.csv": "customerId,title\nA1,Dr\nA2,Prefosser\n",
      });
      await expect(registrar("import", titled)).rejects.toThrow(
        "account.csv, line 3, column title: is none of Mr, Mrs, Ms, Miss, Mx, Dr, Professor (titles of LISTS_FILE)",
      );
      expect(await customers(institute)).toEqual([]);
    });

    it("rejects an empty file as a failed export, but accepts column names alone", async () => {
      const { institute, registrar } = await empty();
      await registrar(
        "import",
        await writeFiles({ "people.csv": people, "notifications.csv": "customerId,code\nA1,CPD_REVIEW\n" }),
        "--apply",
      );
      for (const [name, text] of [
        ["people.csv", ""],
        ["people.csv", "\uFEFF\n\n"],
        ["notifications.ndjson", "\n"],
      ] as const)
        await expect(registrar("import", await writeFiles({ [name]: text }), "--sync", "--apply")).rejects.toThrow(
          `${name}, line 1: is empty.`,
        );
      const notified = () => institute.database.selectFrom("notifications").selectAll().execute();
      expect(await notified()).toHaveLength(1);
      await registrar("import", await writeFiles({ "notifications.csv": "customerId,code\n" }), "--sync", "--apply");
      expect(await notified()).toHaveLength(0);
    });

    it.each([
      ["objects", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`],
      ["lists", `{"customerId":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
    ])("rejects a line of nested %s in a sentence", async (_, line) => {
      const { registrar } = await empty();
      await expect(registrar("import", await writeFiles({ "people.ndjson": `${line}\n` }))).rejects.toThrow(
        /^people\.ndjson, line 1/,
      );
    });

    it.each([";", "\t"])("reads columns between %j, as many spreadsheets write them", async (sign) => {
      const { registrar } = await empty();
      const place = await writeFiles({ "people.csv": people.replaceAll(",", sign) });
      expect(await registrar("import", place)).toBe(
        await registrar("import", await writeFiles({ "people.csv": people })),
      );
    });

    it("rejects a file that is not UTF-8, as spreadsheets write it, to prevent unreadable names", async () => {
      const { institute, registrar } = await empty();
      const place = await writeFiles({ "people.csv": Buffer.from(people.replace("Roe", "Ro\u00e9"), "latin1") });
      await expect(registrar("import", place, "--apply")).rejects.toThrow(
        "people.csv cannot be read: it is not in UTF-8: save it as UTF-8 text.",
      );
      expect(await customers(institute)).toEqual([]);
    });

    it("accepts the example folder", async () => {
      const { institute, registrar } = await empty();
      expect(await registrar("import", example, "--apply")).toContain("Done.");
      expect((await customers(institute)).length).toBeGreaterThan(3);
      expect(await registrar("import", example, "--rows")).not.toContain("What");
    });
  });
});
