import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { contractCalls } from "../../../../adapters/institute/main/contract-calls.ts";
import { publishedApi, publishedApiPath } from "../../../../adapters/institute/main/published-api.ts";

test("the published description is that of the contract (CONF-03)", () => {
  expect(readFileSync(publishedApiPath, "utf8"), "after a change of the contract: npm run schemas").toBe(publishedApi);
});

test("the page of the calls says of each what follows when it fails (CONF-03)", () => {
  const page = readFileSync(new URL("../../../../docs/integrators/calls.md", import.meta.url), "utf8");
  const lacking = contractCalls.filter(({ method, path }) => !page.includes(`\`${method} ${path}\``));
  expect(lacking.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
