import { expect, test } from "vitest";

import { handOffAddress } from "../../../domain/customer/hand-off.ts";
import { learningSiteAddress } from "../../../domain/customer/learning-site.ts";

test.each([
  ["Chinese", { global: "g", china: "c" }, "c"],
  ["Chinese", { global: "g" }, "g"],
  ["Russian", { global: "g", china: "c" }, "g"],
  [undefined, { global: "g", china: "c" }, "g"],
])(
  "the learning site for %s of %j is %s: a region without one uses the global one (LEARN-01)",
  (nationality, sites, address) => {
    expect(learningSiteAddress(sites, nationality)).toBe(address);
  },
);

test("a hand-off without configuration has no address (ROUTE-02)", () => {
  expect(handOffAddress(undefined, "an-id", ["https://elsewhere.example"])).toBeUndefined();
});
