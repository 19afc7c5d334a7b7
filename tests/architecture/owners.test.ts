import { expect, test } from "vitest";

import {
  actingRoutes,
  callersOfRoutes,
  decidingRoutes,
  foreignWrites,
  ownersOf,
  speakSql,
  unrecordedWrites,
  untypedWriters,
} from "./owners.ts";
import { sources } from "./working-tree.ts";

test("every table has one owner", () => {
  const declarations = [...sources.values()].join("\n").matchAll(/declare module "[^"]*tables\.ts"/g);
  expect(ownersOf(sources).size).toBeGreaterThanOrEqual([...declarations].length);
  expect(ownersOf(sources).get("customers")).toBe("adapters/institute/platform/customers");
});

test("only its owner's folder writes a table", () => {
  expect(foreignWrites(sources)).toEqual([]);
});

test("every write of a register is recorded (CORR-03)", () => {
  expect(unrecordedWrites(sources)).toEqual([]);
});

test.for([
  'export const leave = (database: Database) =>\n  database.updateTable("fees").set({}).execute();\n',
  'export const close = (database: Database) =>\n  database\n    .updateTable("customers")\n    .set({ isClosed: 1 })\n    .execute();\n',
  'const write = (database: Database) => database.deleteFrom("cpdYears").execute();\n\nexport const end = async () => {\n  await write(database);\n};\n',
])("a planted write of a register without a record is found, other writes are not: %s", (unrecorded) => {
  const planted = new Map([
    ["adapters/institute/areas/fees/settle.ts", unrecorded],
    [
      "adapters/institute/areas/fees/charge.ts",
      'const write = (database: Database) => database.insertInto("customers").execute();\n\nexport const put = async () => {\n  await write(database);\n  await audit(database, change);\n};\n',
    ],
    [
      "adapters/institute/areas/cpd/duty.store.ts",
      'export const put = () => recorded(context, database, "cpdYears", id, () => database.deleteFrom("cpdYears").execute());\n',
    ],
  ]);
  const table = /"(customers|cpdYears)"/.exec(unrecorded)?.[1];
  expect(unrecordedWrites(planted)).toEqual(
    table === undefined ? [] : [`adapters/institute/areas/fees/settle.ts: ${table}`],
  );
});

test("only erasure, a merger, a person's whole data, the record of changes and imports reach tables by name", () => {
  expect(untypedWriters(sources)).toEqual([
    "adapters/institute/areas/people/erasure.ts",
    "adapters/institute/areas/people/move-rows.ts",
    "adapters/institute/areas/personal-data/personal-data.store.ts",
    "adapters/institute/areas/records/my-details.records.ts",
    "adapters/institute/areas/records/record-file.ts",
    "adapters/institute/areas/records/references.store.ts",
    "adapters/institute/platform/storage/change-with-audit.ts",
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
    ["adapters/institute/areas/cpd/duty.store.ts", write],
    ["adapters/institute/areas/fees-and-more/other.ts", 'database.selectFrom("fees")'],
  ]);
  expect(foreignWrites(planted)).toEqual([
    "adapters/institute/areas/cpd/duty.store.ts: fees of adapters/institute/areas/fees",
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
    ["adapters/institute/areas/records/record-file.ts", 'database.selectFrom("fees")'],
  ]);
  expect(speakSql(planted)).toEqual([
    "adapters/institute/areas/fees/fees.routes.ts",
    "adapters/institute/registrar/commands/find.ts",
  ]);
});

test("routes call use cases, which act, and only main reads what they export", () => {
  expect(actingRoutes(sources)).toEqual([]);
  expect(callersOfRoutes(sources)).toEqual([]);
});

test.for([
  "await inTransaction(database, (transaction) => setPassword(transaction, chosen));",
  "await audit(transaction, { kind: 'passkey added' });",
  "await putInOutbox(transaction, { mail }, now);",
  "if (!(await isPassword(present, passwordHash))) refuse();",
])("a planted act in a route is found: %s", (act) => {
  const planted = new Map([
    ["adapters/institute/areas/credentials/credentials.routes.ts", act],
    ["adapters/institute/areas/credentials/change-password.ts", act],
    ["adapters/institute/areas/fees/fees.routes.ts", "serve(fees, { answer: (request) => feesOf(request) });"],
  ]);
  expect(actingRoutes(planted)).toEqual(["adapters/institute/areas/credentials/credentials.routes.ts"]);
});

test("routes parse, call one use case and answer", () => {
  expect(decidingRoutes(sources)).toEqual([]);
});

test.for([
  ['if (!found) throw wordedRefusal("unknown", "NO_SUCH_INVOICE");', ["refuses"]],
  ["answer: (request) => feesOf(request).catch(() => undefined)", ["catches"]],
  ["answer: ({ database }) => Promise.all([ledgerOf(database), pendingOf(database)])", ["reads several things"]],
  ["answer: async (request) => compose(await ledgerOf(request), await pendingOf(request))", ["2 calls for one answer"]],
  ["answer: async (request) => ({ fees: await feesOf(request) })", []],
  ["app.get(path, async (request) => {\n  await limits.assert(request);\n  return await feesOf(request);\n});", []],
  ["// They are refused: throw.\nserve(fees, { answer: feesOf });", []],
] as const)("a planted decision in a route is found, a route that calls a use case is not: %s", ([route, found]) => {
  const file = "adapters/institute/areas/fees/fees.routes.ts";
  const planted = new Map([
    [file, route],
    ["adapters/institute/areas/fees/read-fees.ts", route],
  ]);
  expect(decidingRoutes(planted)).toEqual(found.map((what) => `${file}: ${what}`));
});

test("a planted call of what a file of routes exports is found", () => {
  const call = 'import { personalDataOf } from "../areas/personal-data/personal-data.routes.ts";\n';
  const planted = new Map([
    ["adapters/institute/registrar/commands/data.ts", call],
    ["adapters/institute/main/areas.ts", call],
    ["adapters/institute/areas/fees/fees.ts", 'import type { Row } from "./fees.routes.ts";\n'],
  ]);
  expect(callersOfRoutes(planted)).toEqual(["adapters/institute/registrar/commands/data.ts"]);
});
