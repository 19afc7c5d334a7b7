import { expect, test } from "vitest";

import { learningSiteAddress, learningSiteOf } from "../../../domain/customer/learning-site.ts";

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

test.each([
  ["Chinese", "china"],
  ["China, Peoples Rep of", "china"],
  ["Russian", "russia"],
  ["Russian Federation", "russia"],
  ["British", "global"],
  ["chinese", "global"],
  [undefined, "global"],
])("the learning site of the nationality %s is %s (LEARN-01)", (nationality, site) => {
  expect(learningSiteOf(nationality)).toBe(site);
});
