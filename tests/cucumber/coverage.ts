import { globSync, readFileSync } from "node:fs";

import { AstBuilder, GherkinClassicTokenMatcher, Parser, compile } from "@cucumber/gherkin";
import { IdGenerator } from "@cucumber/messages";

import { requirements } from "../requirements.ts";
import { coverageOf } from "./coverage-of.ts";
import type { TaggedScenario } from "./coverage-of.ts";

const scenariosOf = (uri: string): readonly TaggedScenario[] => {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const document = parser.parse(readFileSync(uri, "utf8"));
  return compile(document, uri, newId).map(({ name, tags }) => ({
    place: uri,
    name: `${document.feature?.name ?? ""}: ${name}`,
    tags: tags.map((tag) => tag.name.slice(1)),
  }));
};

const coverage = coverageOf(globSync("features/**/*.feature").toSorted().flatMap(scenariosOf), requirements);

for (const { id, requirement, scenarios } of coverage.shown) {
  console.log(`${id}  ${requirement}`);
  for (const scenario of scenarios) console.log(`    ${scenario}`);
}
if (coverage.missing.length > 0) {
  console.log("\nWithout a scenario:");
  for (const { id, requirement } of coverage.missing) console.log(`${id}  ${requirement}`);
}
for (const { tag, places } of coverage.unknown) console.error(`\n@${tag} is no requirement: ${places.join(", ")}`);
console.log(
  `\n${String(coverage.shown.length)} of ${String(Object.keys(requirements).length)} requirements have a scenario, ${String(coverage.missing.length)} have none.`,
);
process.exitCode = coverage.unknown.length > 0 ? 1 : 0;
