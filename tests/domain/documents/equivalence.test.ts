import { expect, test } from "vitest";

import { equivalenceOf } from "../../../domain/documents/equivalence.ts";

test("a letter of equivalence names the examinations passed: for a tech graduate, no professional ones (DOCS-01)", () => {
  const graduate = equivalenceOf("graduate");
  expect([graduate.examinations, graduate.level.includes("level 5")]).toEqual(["technician examinations", true]);
  for (const { examinations, level } of [equivalenceOf("member"), equivalenceOf("affiliate")])
    expect([examinations, level.includes("level 7")]).toEqual(["professional examinations", true]);
});
