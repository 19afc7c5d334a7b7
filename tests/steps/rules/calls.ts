import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Then } from "@cucumber/cucumber";

import { timeoutOf, type Call } from "../../../adapters/contract/call.ts";
import { calls } from "../../adapters/support/contract-calls.ts";
import { rowsOf } from "./tables.ts";

const waits = (call: Call): string => {
  const timeout = timeoutOf(call);
  return timeout === undefined ? "as long as it takes" : `${String(timeout / 1000)} s`;
};

Then("the portal makes these calls", (expected: DataTable) => {
  for (const { call, waits: wanted } of rowsOf(expected, ["call", "waits"])) {
    const found = calls.find(({ method, path }) => `${method} ${path}` === call);
    assert.ok(found, `There is no call "${call}".`);
    assert.equal(waits(found), wanted, call);
  }
});
