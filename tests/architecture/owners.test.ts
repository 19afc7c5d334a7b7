import { expect, test } from "vitest";

import { foreignWrites, ownersOf } from "./owners.ts";
import { sources } from "./working-tree.ts";

test("every table has one owner", () => {
  expect(ownersOf(sources).size).toBe(36);
});

test("only the owner's folder writes a table, apart from what is left to do", () => {
  expect(foreignWrites(sources)).toHaveLength(6);
});

test("a planted foreign write is found", () => {
  const owner = `declare module "../../platform/storage/tables.ts" {\n  interface Tables {\n    fees: Row;\n  }\n}\n`;
  const planted = new Map([
    ["adapters/institute/areas/fees/fees.store.ts", owner],
    ["adapters/institute/areas/cpd/cpd.store.ts", 'database.updateTable("fees")'],
  ]);
  expect(foreignWrites(planted)).toEqual([
    "adapters/institute/areas/cpd/cpd.store.ts: fees of adapters/institute/areas/fees",
  ]);
});
