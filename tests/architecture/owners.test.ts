import { expect, test } from "vitest";

import { foreignWrites, ownersOf, speakSql, untypedWriters } from "./owners.ts";
import { sources } from "./working-tree.ts";

test("every table has one owner", () => {
  const declarations = [...sources.values()].join("\n").matchAll(/declare module "[^"]*tables\.ts"/g);
  expect(ownersOf(sources).size).toBeGreaterThanOrEqual([...declarations].length);
  expect(ownersOf(sources).get("customers")).toBe("adapters/institute/platform/customers");
});

test("only its owner's folder writes a table", () => {
  expect(foreignWrites(sources)).toEqual([]);
});

test("only erasure, a merger and the files of an import reach tables by a name known at run time", () => {
  expect(untypedWriters(sources)).toEqual([
    "adapters/institute/areas/customer/erasure.ts",
    "adapters/institute/areas/customer/move-rows.ts",
    "adapters/institute/areas/personal-data/personal-data.store.ts",
    "adapters/institute/registrar/records/my-details.records.ts",
    "adapters/institute/registrar/records/record-file.ts",
  ]);
});

const owner = `declare module "../../platform/storage/tables.ts" {\n  interface Tables {\n    fees: Row;\n  }\n}\n`;

test.for([
  'database.insertInto("fees")',
  'database.updateTable("fees")',
  'transaction.deleteFrom(\n      "fees")',
  'database.replaceInto("fees")',
])("a planted foreign write is found: %s", (write) => {
  const planted = new Map([
    ["adapters/institute/areas/fees/fees.store.ts", `${owner}${write}`],
    ["adapters/institute/areas/fees/settling/settle.ts", write],
    ["adapters/institute/areas/cpd/cpd.store.ts", write],
    ["adapters/institute/areas/fees-and-more/other.ts", 'database.selectFrom("fees")'],
  ]);
  expect(foreignWrites(planted)).toEqual([
    "adapters/institute/areas/cpd/cpd.store.ts: fees of adapters/institute/areas/fees",
  ]);
});

test("routes and commands hold no SQL", () => {
  expect(speakSql(sources)).toEqual([]);
});

test("planted SQL in a route and in a command is found", () => {
  const planted = new Map([
    ["adapters/institute/areas/fees/fees.routes.ts", 'database.selectFrom("fees")'],
    ["adapters/institute/areas/fees/fees.store.ts", 'database.selectFrom("fees")'],
    ["adapters/institute/registrar/commands/find.ts", "sql`lower(name)`"],
    ["adapters/institute/registrar/records/record-file.ts", 'database.selectFrom("fees")'],
  ]);
  expect(speakSql(planted)).toEqual([
    "adapters/institute/areas/fees/fees.routes.ts",
    "adapters/institute/registrar/commands/find.ts",
  ]);
});
