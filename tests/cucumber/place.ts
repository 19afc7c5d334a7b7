import { readFileSync } from "node:fs";
import { join } from "node:path";

import { AstBuilder, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin";
import type { GherkinDocument } from "@cucumber/messages";
import { IdGenerator } from "@cucumber/messages";

import { WrongCall } from "./command-line.ts";

const scenariosOf = ({ feature }: GherkinDocument) => {
  const children = feature?.children ?? [];
  return [...children, ...children.flatMap(({ rule }) => rule?.children ?? [])].flatMap(
    ({ scenario }) => scenario ?? [],
  );
};

/**
 * The line that Cucumber knows the scenario at a line by; undefined before all of them, where the whole file is meant.
 */
const lineAt = (document: GherkinDocument, line: number): number | undefined => {
  const scenarios = scenariosOf(document);
  const rows = scenarios.flatMap(({ examples }) =>
    examples.flatMap(({ tableBody }) => tableBody.map(({ location }) => location.line)),
  );
  if (rows.includes(line)) return line;
  const beginOf = ({ tags, location }: (typeof scenarios)[number]): number =>
    Math.min(location.line, ...tags.map((tag) => tag.location.line));
  return scenarios.findLast((scenario) => beginOf(scenario) <= line)?.location.line;
};

/**
 * A place in a feature file as Cucumber takes it, which runs a scenario by the line of its name alone: any line of a scenario stands
 * for the scenario, a row of examples for itself, and what comes before all scenarios for the whole file.
 */
export const placeOf = (path: string, cwd: string): string => {
  const [file = "", ...lines] = path.split(":");
  if (lines.length === 0) return path;
  const source = readFileSync(join(cwd, file), "utf8");
  const last = source.split("\n").length;
  const beyond = lines.find((line) => !/^[1-9]\d*$/.test(line) || Number(line) > last);
  if (beyond !== undefined) throw new WrongCall(`There is no line ${beyond} in ${file}: it has ${String(last)}.`);
  let document: GherkinDocument;
  try {
    document = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher()).parse(source);
  } catch {
    // What cannot be read is told, with all that is wrong in it, before anything is run.
    return file;
  }
  const found = lines.map((line) => lineAt(document, Number(line)));
  return found.includes(undefined) ? file : [file, ...new Set(found)].join(":");
};
