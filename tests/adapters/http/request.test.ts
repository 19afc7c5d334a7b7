import { expect, test } from "vitest";

import { requestOf } from "../../../adapters/http/request.ts";

const context = { base: "https://api.example", clientId: "portal", token: "t", correlationId: "c" };

test.each([
  ["4100107", "4100107"],
  ["a/b", "a%2Fb"],
  ["a b?c#d", "a%20b%3Fc%23d"],
  ["..", ".."],
  ["é%", "%C3%A9%25"],
])("the path parameter %s is sent as %s, as one part of the path (CALL-01)", (id, sent) => {
  const { address } = requestOf({ path: "/customers/{id}/documents" }, { params: { id } }, context);
  expect(address).toBe(`https://api.example/customers/${sent}/documents`);
});

test("query parameters are encoded, and those without a value left out (CALL-01)", () => {
  const query = { statuses: "AWARDED,PENDING", type: "a&b", other: undefined };
  const { address } = requestOf({ path: "/cpds" }, { query }, context);
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({ statuses: "AWARDED,PENDING", type: "a&b" });
});
