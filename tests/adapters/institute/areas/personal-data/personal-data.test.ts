import { describe, expect, it } from "vitest";
import * as z from "zod";

import { personalDataDocument, personalDataFile } from "../../../../../adapters/contract/personal-data.contract.ts";
import { personalDataLetter } from "../../../../../adapters/institute/areas/personal-data/personal-data-paper.ts";
import {
  personalDataSchema,
  type HeldRows,
  type PersonalData,
} from "../../../../../adapters/institute/areas/personal-data/personal-data.schema.ts";
import { heldTables, tables } from "../../../../../adapters/institute/areas/tables.ts";
import { customerOf } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import { layOutLetter } from "../../../../../adapters/institute/platform/paper/letter.ts";
import { paperWords } from "../../../../../adapters/institute/platform/paper/paper-texts.ts";
import { anyTables } from "../../../../../adapters/institute/platform/storage/any-tables.ts";
import { isHeld, type ColumnKind } from "../../../../../adapters/institute/platform/storage/columns.ts";
import { heldColumnsOf } from "../../../../../adapters/institute/platform/storage/define-table.ts";
import { openStorage, type Database } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { omissions } from "../../../../../domain/my-details/personal-data.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { firstDayFile } from "../../../support/first-day.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask, askAs, publicUrl } from "../../../support/open-institute.ts";
import { readPdf, tagsIn } from "../../../support/pdf-reader.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const columnsIn = async (database: Database): Promise<Readonly<Record<string, readonly string[]>>> =>
  Object.fromEntries(
    (await database.introspection.getTables()).map(({ name, columns }) => [
      name,
      columns.map((column) => column.name).toSorted(),
    ]),
  );

const dataOf = async (institute: TestInstitute, who: string): Promise<PersonalData> => {
  const { status, answer } = await ask(institute, who, personalDataFile);
  expect(status).toBe(200);
  return answer as unknown as PersonalData;
};

const stranger = "9900001";
// In the future, so the institute does not send the requested link to choose a password, which changes the rows.
const instant = Date.UTC(2126, 2, 4, 12);

/** A stored value of each kind, and the value in the person's file. */
const samples: Readonly<Record<ColumnKind, readonly [stored: unknown, given: unknown]>> = {
  text: ["Some words", "Some words"],
  code: ["SOME_CODE", "SOME_CODE"],
  day: ["2026-03-04", "2026-03-04"],
  instant: [instant, "2126-03-04T12:00:00.000Z"],
  number: [7, 7],
  amount: [-268_05, "-268.05"],
  "yes or no": [1, true],
  json: ['{"field":["a",true]}', { field: ["a", true] }],
  message: ["Open https://portal.example/choose-password#secret-token today.", "Open [link] today."],
  author: ["registrar: A. Clerk", "organisation"],
};

const special: Readonly<Record<string, string>> = {
  customerId: stranger,
  email: "stranger@example.org",
  code: "0123456789ABCDEFP",
  reference: "REF-9900001",
  bankLine: "BANK-9900001",
  customerType: "MEMBER",
  status: "Active",
};

/** A row of each table for one person, with a value in every column and recognisable secrets. */
const insertRows = async (database: Database): Promise<void> => {
  const stored = await database.introspection.getTables();
  for (const { name: table, columns } of heldTables) {
    const leftOut = Object.entries(columns).flatMap(([name, column]) => (isHeld(column) ? [] : [name]));
    const types = new Map(
      stored.find(({ name }) => name === table)?.columns.map(({ name, dataType }) => [name, dataType]),
    );
    const isNumber = (name: string): boolean => /int|numeric|double/i.test(types.get(name) ?? "");
    const row = {
      ...Object.fromEntries(
        heldColumnsOf({ columns }).map(([name, { kind }]) => [name, special[name] ?? samples[kind][0]]),
      ),
      ...Object.fromEntries(leftOut.map((name) => [name, isNumber(name) ? 918_273 : `left-out-${table}-${name}`])),
      ...(table === "customers" ? { isClosed: 0, groups: '["CN=portal,OU=groups,O=institute"]' } : {}),
    };
    await anyTables(database).insertInto(table).values(row).execute();
  }
};

onEachDatabase(({ fresh, empty }) => {
  const atFirst = institutePutBack(fresh);

  it("declares each column that the migrations create, as held or as omitted, and no other (DATA-01)", async () => {
    const { database, close } = await openStorage(await empty());
    const named = Object.fromEntries(tables.map(({ name, columns }) => [name, Object.keys(columns).toSorted()]));
    const stored = await columnsIn(database);
    await close();
    expect(named).toEqual(stored);
  });

  it("gives a person each held row and column, and nothing omitted (DATA-01)", async () => {
    const institute = await atFirst();
    await insertRows(institute.database);
    const { answer } = await askAs(institute, stranger, personalDataFile);
    const { data } = answer as unknown as PersonalData;
    for (const { name: table, columns } of heldTables) {
      const held = heldColumnsOf({ columns });
      const given = Object.fromEntries(held.map(([name, { kind }]) => [name, special[name] ?? samples[kind][1]]));
      const changed =
        table === "customers" ? { ...given, isClosed: false, groups: ["CN=portal,OU=groups,O=institute"] } : given;
      // This request's own sign-in may be among the sign-ins.
      expect(data[table], table).toContainEqual(changed);
    }
    const text = JSON.stringify(answer);
    expect(text).not.toContain("left-out-");
    expect(text).not.toContain("918273");
    expect(text).not.toContain("secret-token");
    expect(text).not.toContain("Clerk");
    expect((await askAs(institute, stranger, personalDataDocument)).status).toBe(200);
  });

  it("gives nobody another person's rows (DATA-01)", async () => {
    const institute = await atFirst();
    await insertRows(institute.database);
    const before = await dataOf(institute, "Maya");
    const text = JSON.stringify(before.data);
    expect(text).not.toContain(stranger);
    expect(text).not.toContain("stranger@example.org");
    expect(before.data["transactions"]).not.toEqual([]);
    const { count } = await institute.database
      .selectFrom("transactions")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("customerId", "=", before.customerId)
      .executeTakeFirstOrThrow();
    expect(before.data["transactions"]).toHaveLength(count);
  });

  it.each(["Maya", "Owen", "Petra", "Frank", "Stella"])(
    "fits the published schema for %s, suspended or not, and is a document too (DATA-01)",
    async (who) => {
      const institute = await atFirst();
      const data = await dataOf(institute, who);
      expect(data.$schema).toBe(`${publicUrl}/api/schemas/personal-data-1.json`);
      const published = await institute.app.inject({ url: new URL(data.$schema).pathname });
      expect(published.headers["content-type"]).toContain("application/schema+json");
      const schema = z.fromJSONSchema(published.json());
      expect(schema.safeParse(data).error).toBeUndefined();
      expect(personalDataSchema.safeParse(data).error).toBeUndefined();
      const withMore = { ...data, data: { ...data.data, customers: [{ ...data.data["customers"]?.[0], more: 1 }] } };
      expect(schema.safeParse(withMore).success).toBe(false);
      expect(schema.safeParse({ ...data, version: 2 }).success).toBe(false);

      const { status, headers } = await ask(institute, who, personalDataDocument);
      expect(status).toBe(200);
      expect(headers["content-disposition"]).toBe(`attachment; filename="MY-DATA_${data.customerId}.pdf"`);
    },
  );

  it("labels only tables and columns that a person receives, and heads each table (DATA-01)", async () => {
    const { texts } = await atFirst();
    const { tables: words } = await texts.document("paper-personal-data", undefined);
    expect(Object.keys(words).toSorted()).toEqual(heldTables.map(({ name }) => name).toSorted());
    const unknown = heldTables.flatMap((table) => {
      const held = new Set(heldColumnsOf(table).map(([name]) => name));
      return Object.keys(words[table.name]?.columns ?? {}).filter((name) => !held.has(name));
    });
    expect(unknown).toEqual([]);
  });

  it("names the omissions with their reasons (DATA-01)", async () => {
    const { leftOut } = await dataOf(await atFirst(), "Maya");
    expect(leftOut).toContainEqual({
      table: "customers",
      column: "passwordHash",
      reason: "secret",
      because: "Whoever has it could act as you.",
    });
    expect(leftOut).toContainEqual({
      table: "mails",
      column: "html",
      reason: "copy",
      because: "It repeats what is listed under another heading.",
    });
  });

  it.each(["Maya", "Frank", "Stella", "Olga"])("is written in words for %s, and grouped (DATA-01)", async (who) => {
    const institute = await atFirst();
    const { customerId, data } = await dataOf(institute, who);
    const words = await paperWords({ body: trialBody, content: institute.texts }, "paper-personal-data", {
      customer: await customerOf(institute.database, customerId),
      rules: defaultRules,
    });
    const style = { institute: "The Institute", now: new Date(), rows: data };
    const { sections = [] } = personalDataLetter(words, { name: who, customerId, ...style });
    const written = JSON.stringify(sections);
    expect(written.match(/[A-Z]+_[A-Z_]+|"[A-Z]{6,}"|CN=|OU=/g)).toBeNull();
    expect(written.match(/\b(\w{3,}) \1\b/gi)).toBeNull();
    const groups = sections.flatMap(({ group }) => group ?? []);
    expect(groups).toEqual(expect.arrayContaining(["You", "Fees and payments", "Signing in"]));
    expect(groups.at(-1)).toBe("What is left out");
    expect(sections.at(-1)).toMatchObject({ facts: { length: omissions.length } });
  });

  it("replaces unprintable characters of the document with a mark, and explains it (DATA-01)", async () => {
    const institute = await atFirst();
    const { customerId } = institute.person("Maya");
    await institute.database
      .updateTable("customers")
      .set({ firstName: "Maya 美" })
      .where("customerId", "=", customerId)
      .execute();
    const { status } = await ask(institute, "Maya", personalDataDocument);
    expect(status).toBe(200);
    expect((await dataOf(institute, "Maya")).data["customers"]).toMatchObject([{ firstName: "Maya 美" }]);

    const words = await paperWords({ body: trialBody, content: institute.texts }, "paper-personal-data", {
      customer: await customerOf(institute.database, customerId),
      rules: defaultRules,
    });
    const style = { institute: "The Institute", now: new Date(), rows: {} as HeldRows };
    const textsOf = async (name: string) => {
      const letter = personalDataLetter(words, { name, customerId, ...style });
      const { tags } = await readPdf(await layOutLetter(trialBody, letter));
      return tagsIn(tags).map(({ text }) => text.trim());
    };
    const note = "Characters that we cannot print are shown as ? here. The file under Login details has them.";
    expect(await textsOf("Maya 美")).toEqual(expect.arrayContaining(["Maya ?", note]));
    expect(await textsOf("Maya")).not.toContain(note);
  });

  it("is given six times at once, in either form, and then says when it is given again (DATA-01)", async () => {
    const institute = await atFirst();
    const statuses: number[] = [];
    for (const call of [personalDataFile, personalDataDocument, personalDataFile])
      for (let times = 0; times < 2; times += 1) statuses.push((await ask(institute, "Ready", call)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    const { status, refusal } = await ask(institute, "Ready", personalDataDocument);
    expect(status).toBe(429);
    expect(refusal.description).toBe("Too many requests. Try again in 4 hours.");
    expect((await ask(institute, "Frank", personalDataFile)).status).toBe(200);
  });
});

describe("a long record", () => {
  const atFirst = institutePutBack(firstDayFile);

  it("is given whole, with each of 1,000 changes (DATA-01)", async () => {
    const institute = await atFirst();
    const { customerId } = institute.person("Fiona");
    for (let piece = 0; piece < 10; piece += 1)
      await institute.database
        .insertInto("auditEntries")
        .values(
          Array.from({ length: 100 }, (_, index) => ({
            entryId: `entry-${piece}-${index}`,
            customerId,
            changedBy: customerId,
            changedAt: instant + piece * 60_000 + index,
            kind: "contact",
            field: "email.address",
            oldHash: null,
            newHash: null,
          })),
        )
        .execute();
    const { data } = await dataOf(institute, "Fiona");
    expect(data.auditEntries).toHaveLength(1_000);
    expect((await ask(institute, "Fiona", personalDataDocument)).status).toBe(200);
  });
});
