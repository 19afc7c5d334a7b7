import { expect, test } from "vitest";

import { coverageReport } from "./coverage.ts";
import type { ReadFeature } from "./read-features.ts";

test("each requirement has its scenarios, with rows of one outline counted together", () => {
  const pickle = { name: "b", tags: [{ name: "@CPD-01" }, { name: "@browser" }] };
  const messages = [{ gherkinDocument: { feature: { name: "A" } } }, { pickle }, { pickle }];
  expect(
    coverageReport([{ uri: "a.feature", messages } as unknown as ReadFeature], {
      "CPD-01": "Status",
      "CPD-02": "Notice",
    }),
  ).toBe(
    "CPD-01  Status\n    A: b (2 examples)\n\nWithout a scenario:\nCPD-02  Notice\n\n1 of 2 requirements have a scenario, 1 have none.",
  );
});
