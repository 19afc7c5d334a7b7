import { readFile, writeFile } from "node:fs/promises";

import { expect, it } from "vitest";

import { openStorage } from "../../adapters/institute/storage/storage.ts";

const file = new URL("../../adapters/institute/storage/migrated-tables.ts", import.meta.url);

/** The tables that migrations create in an empty database, as a type. */
const migratedTables = async (): Promise<string> => {
  const { database, close } = await openStorage({ kind: "sqlite", path: ":memory:" });
  const tables = await database.introspection.getTables();
  await close();
  const lines = tables
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, columns }) => `  ${name}: ${columns.map((column) => JSON.stringify(column.name)).join(" | ")};\n`);
  return `/** The columns that the migrations make. Written by RECORD_TABLES=1 npm run unit -- tests/architecture/tables.test.ts */
export interface MigratedTables {
${lines.join("")}}
`;
};

it("the columns that rows are held against are those that the migrations make", async () => {
  const made = await migratedTables();
  if (process.env["RECORD_TABLES"]) await writeFile(file, made);
  expect(await readFile(file, "utf8"), "RECORD_TABLES=1 writes them down anew").toBe(made);
});
