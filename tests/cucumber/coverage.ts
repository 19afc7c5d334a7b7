import { globSync, readFileSync } from "node:fs";

import { generateMessages } from "@cucumber/gherkin";
import { IdGenerator, SourceMediaType } from "@cucumber/messages";

import { requirements } from "../requirements.ts";
import { grouped } from "./grouped.ts";

export interface TaggedScenario {
  readonly name: string;
  readonly tags: readonly string[];
}

const scenariosOf = (uri: string): readonly TaggedScenario[] => {
  const options = { includeGherkinDocument: true, includePickles: true, newId: IdGenerator.incrementing() };
  const source = readFileSync(uri, "utf8");
  const messages = generateMessages(source, uri, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, options);
  const feature = messages.find(({ gherkinDocument }) => gherkinDocument)?.gherkinDocument?.feature?.name ?? "";
  return messages.flatMap(({ pickle }) =>
    pickle ? [{ name: `${feature}: ${pickle.name}`, tags: pickle.tags.map(({ name }) => name) }] : [],
  );
};

/** Lists each requirement with its scenarios, and those without one. */
export const coverageReport = (
  scenarios: readonly TaggedScenario[],
  known: Readonly<Record<string, string>>,
): string => {
  const rows = Object.entries(known).map(([id, requirement]) => {
    const tagged = scenarios.filter(({ tags }) => tags.includes(`@${id}`));
    return { title: `${id}  ${requirement}`, names: grouped(tagged, ({ name }) => name) };
  });
  const covered = rows.filter(({ names }) => names.size > 0);
  const uncovered = rows.filter(({ names }) => names.size === 0);
  return [
    ...covered.flatMap(({ title, names }) => [
      title,
      // Rows of an outline's examples have one name.
      ...[...names].map(([name, { length }]) => `    ${name}${length > 1 ? ` (${String(length)} examples)` : ""}`),
    ]),
    ...(uncovered.length > 0 ? ["", "Without a scenario:", ...uncovered.map(({ title }) => title)] : []),
    "",
    `${String(covered.length)} of ${String(rows.length)} requirements have a scenario, ${String(uncovered.length)} have none.`,
  ].join("\n");
};

if (import.meta.main)
  console.log(coverageReport(globSync("features/**/*.feature").toSorted().flatMap(scenariosOf), requirements));
