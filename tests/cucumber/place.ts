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

/** The line that Cucumber uses for the scenario at a line; undefined before all scenarios, for the whole file. */
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
 * Converts a place in a feature file for Cucumber, which selects scenarios only by the line of their name: any line
 * selects its scenario, a row of examples itself, and lines before all scenarios the whole file.
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
    // The checks report invalid files before the run.
    return file;
  }
  const found = lines.map((line) => lineAt(document, Number(line)));
  return found.includes(undefined) ? file : [file, ...new Set(found)].join(":");
};
