import { expect, test } from "vitest";

import { coverageOf } from "./coverage-of.ts";

const requirements = { "CPD-01": "Status", "CPD-02": "Notice" };

test("each requirement has its scenarios, with rows of one table counted once", () => {
  const scenario = { place: "a.feature", name: "A: b", tags: ["CPD-01", "browser"] };
  expect(coverageOf([scenario, scenario], requirements)).toEqual({
    shown: [{ id: "CPD-01", requirement: "Status", scenarios: ["A: b (2 examples)"] }],
    missing: [{ id: "CPD-02", requirement: "Notice" }],
    unknown: [],
  });
});

test.for(["CPD-99", "cpd-01", "CPD01", "CDP-01"])("@%s looks like a requirement but is none", (tag) => {
  const { unknown } = coverageOf([{ place: "a.feature", name: "A: b", tags: [tag] }], requirements);
  expect(unknown).toEqual([{ tag, places: ["a.feature"] }]);
});
