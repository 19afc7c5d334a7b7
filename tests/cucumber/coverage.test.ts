import { expect, test } from "vitest";

import { coverageReport } from "./coverage.ts";

test("each requirement has its scenarios, with rows of one outline counted together", () => {
  const scenario = { name: "A: b", tags: ["@CPD-01", "@browser"] };
  expect(coverageReport([scenario, scenario], { "CPD-01": "Status", "CPD-02": "Notice" })).toBe(
    "CPD-01  Status\n    A: b (2 examples)\n\nWithout a scenario:\nCPD-02  Notice\n\n1 of 2 requirements have a scenario, 1 have none.",
  );
});
