import { expect, it } from "vitest";

import { referencesFrom } from "../../../../../adapters/institute/areas/submissions/reference.ts";

it("a seed gives a preview and its change the same references, each once (DESK-03)", () => {
  const [shown, made, others] = ["seed", "seed", "another seed"].map((seed) => {
    const newReference = referencesFrom(seed);
    return Array.from({ length: 100 }, () => newReference("CN-2026"));
  });
  expect(made).toEqual(shown);
  expect(new Set([...(shown ?? []), ...(others ?? [])]).size).toBe(200);
  for (const reference of shown ?? []) expect(reference).toMatch(/^CN-2026-[2-9A-HJKMNP-Z]{8}$/);
});
