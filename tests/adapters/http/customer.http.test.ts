import { expect, test } from "vitest";

import type { ApiClient } from "../../../adapters/http/api-client.ts";
import { httpCustomerRecords } from "../../../adapters/http/customer.http.ts";

const nameIn = async (answer: object): Promise<string> => {
  const api = { call: () => Promise.resolve(answer) } as unknown as ApiClient;
  return (await httpCustomerRecords(api).profile()).name;
};

test.each([
  [{ name: "Maya Member" }, "Maya Member"],
  [{ fullname: "Maya A. Member" }, "Maya A. Member"],
  [{ name: "Maya Member", fullname: "Maya A. Member" }, "Maya Member"],
  [{}, "Maya Member"],
])("a profile with %j names Maya (CALL-02)", async (named, name) => {
  expect(await nameIn({ firstName: "Maya", surname: "Member", ...named })).toBe(name);
});
