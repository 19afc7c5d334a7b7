import { expect, test } from "vitest";

import { loadedFrom } from "./imports.ts";
import { sources } from "./working-tree.ts";

const isTrial = (file: string): boolean => file.startsWith("adapters/institute/trial/");

/** What production runs: the server, the registrar's commands, and the commands of operators. */
const production = [
  "adapters/institute/main/main.ts",
  "adapters/institute/main/start-institute.ts",
  "adapters/institute/main/check-settings.ts",
  "adapters/institute/main/metrics.ts",
  "adapters/institute/main/registrar.ts",
  "adapters/institute/platform/content/check.ts",
  "adapters/institute/platform/portal/print-alone.ts",
  "adapters/institute/platform/threads/thread.ts",
  "adapters/institute/platform/paper/draw.thread.ts",
  "adapters/institute/platform/evidence/clean.thread.ts",
  "adapters/institute/areas/fees/bank-files/read-bank-file.thread.ts",
  "adapters/institute/areas/records/check-import.thread.ts",
  "adapters/institute/main/open-api.thread.ts",
];

test("no entry point of production exists no longer", () => {
  expect(production.filter((file) => !sources.has(file))).toEqual([]);
});

test.for(production)("%s loads nothing made up", (entry) => {
  expect([...loadedFrom(entry, sources)].filter(isTrial)).toEqual([]);
});

test("a planted import of made-up data is found over several files; a type and a lazy import are no load", () => {
  const planted = new Map([
    ["main/a.ts", 'import { b } from "./b.ts";'],
    ["main/b.ts", 'import { people } from "../trial/people.ts";'],
    [
      "main/c.ts",
      'import type { Person } from "../trial/people.ts";\nconst people = () => import("../trial/people.ts");',
    ],
    ["trial/people.ts", "export const people = [];"],
  ]);
  expect([...loadedFrom("main/a.ts", planted)]).toContain("trial/people.ts");
  expect([...loadedFrom("main/c.ts", planted)]).not.toContain("trial/people.ts");
});

test("only the places that know whether it is a trial load it lazily", () => {
  const places = [...sources].filter(
    ([file, text]) => file.startsWith("adapters/") && !isTrial(file) && /import\("[./]*trial\//.test(text),
  );
  expect(places.map(([file]) => file)).toEqual([
    "adapters/institute/main/load-settings.ts",
    "adapters/institute/main/main.ts",
    "adapters/institute/main/start-institute.ts",
  ]);
});
