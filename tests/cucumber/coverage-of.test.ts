import { expect, test } from "vitest";

import { coverageOf } from "./coverage-of.ts";

const demands = { "CPD-01": "Status", "CPD-02": "Notice" };

test("each requirement has its scenarios, with rows of one table counted once", () => {
  const scenario = { place: "a.feature", name: "A: b", tags: ["CPD-01", "browser"] };
  expect(coverageOf([scenario, scenario], demands)).toEqual({
    shown: [{ id: "CPD-01", demand: "Status", scenarios: ["A: b (2 examples)"] }],
    missing: [{ id: "CPD-02", demand: "Notice" }],
    unknown: [],
  });
});

test.for(["CPD-99", "cpd-01", "CPD01", "CDP-01"])("@%s looks like a requirement but is none", (tag) => {
  const { unknown } = coverageOf([{ place: "a.feature", name: "A: b", tags: [tag] }], demands);
  expect(unknown).toEqual([{ tag, places: ["a.feature"] }]);
});
