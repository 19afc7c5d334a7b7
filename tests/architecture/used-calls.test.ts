import { expect, test } from "vitest";

import { uncalledMethods, unmadeCalls } from "./used-calls.ts";
import { sources } from "./working-tree.ts";

const port =
  "export interface FeesOffice {\n  statement(): Promise<void>;\n  readonly receipt: (reference: string) => Promise<void>;\n}\n";
const call = 'export const fees = {\n  path: "/fees",\n} as const satisfies Call;\n';

test("every port method is used by a service or a screen", () => {
  expect(
    uncalledMethods(sources),
    "to be called by a service in application/<area> or handed on in ui/composition, or to be taken out of the port",
  ).toEqual([]);
});

test("the portal makes every call of the contracts", () => {
  expect(
    unmadeCalls(sources),
    "to be called by adapters/<area>/<area>.http.ts, or to be taken out of the contract",
  ).toEqual([]);
});

test("a planted unused method is found, and one that is passed on counts as used", () => {
  const planted = new Map([
    ["application/ports/fees-ledger.ts", port],
    ["adapters/http/fees.http.ts", "({ statement: () => api.call(fees), receipt: () => api.receipt() })"],
    ["application/fees/fees.ts", "resourceOf(office.statement)"],
  ]);
  expect(uncalledMethods(planted)).toEqual(["application/ports/fees-ledger.ts: receipt"]);
});

test("a planted unused call is found", () => {
  expect(unmadeCalls(new Map([["adapters/contract/fees.contract.ts", call]]))).toEqual([
    "adapters/contract/fees.contract.ts: fees",
  ]);
  expect(
    unmadeCalls(
      new Map([
        ["adapters/contract/fees.contract.ts", call],
        ["adapters/http/fees.http.ts", "api.call(fees, {})"],
      ]),
    ),
  ).toEqual([]);
});
