import { readFileSync } from "node:fs";
import { relative } from "node:path";

import { AstBuilder, GherkinClassicTokenMatcher, Parser, compile } from "@cucumber/gherkin";
import type { GherkinDocument, Location, Pickle } from "@cucumber/messages";
import { IdGenerator } from "@cucumber/messages";

import { didYouMean } from "./nearest.ts";

/** A problem that prevents a feature from running, for its author. */
export interface Trouble {
  readonly uri: string;
  readonly line: number;
  readonly words: string;
}

/** A parsed feature file. */
export interface ReadFeature {
  readonly uri: string;
  readonly text: readonly string[];
  readonly document: GherkinDocument;
  readonly scenarios: readonly Pickle[];
}

interface ReadError {
  readonly message: string;
  readonly location?: Location;
  readonly errors?: readonly ReadError[];
}

const cellsIn = (row: string): number => row.replaceAll("\\|", "").split("|").length - 2;

// Shows the row beside the first one of its table.
const unevenRow = (text: readonly string[], line: number): string => {
  let first = line - 1;
  while (text[first - 1]?.trim().startsWith("|")) first -= 1;
  const count = (at: number): string => {
    const cells = cellsIn(text[at]?.trim() ?? "");
    return `${String(cells)} ${cells === 1 ? "cell" : "cells"}`;
  };
  return `This row has ${count(line - 1)}, and the first row of its table has ${count(first)}.`;
};

const parts = ["Scenario Outline", "Scenario", "Feature", "Rule", "Background", "Examples"];

const inWords = (text: readonly string[], line: number, message: string): string => {
  if (message.includes("inconsistent cell count")) return unevenRow(text, line);
  if (message.includes("tag may not contain whitespace")) return "A tag has no spaces in it: @CPD-07.";
  const found = text[line - 1]?.trim() ?? "";
  if (message.includes("unexpected end of file")) return "The file ends in the middle of something.";
  if (!message.includes("got '")) return message.replace(/^\(\d+:\d+\): /, "");
  const [first = ""] = found.split(/[\s:]/);
  if (message.includes("#FeatureLine") && !first.startsWith("Feature"))
    return `A file begins with its feature: «Feature:» and a name have to stand above «${found}».`;
  const part = parts.find((name) => found.startsWith(name));
  if (part !== undefined && found[part.length] !== ":")
    return `After ${part} stands a colon: «${part}:${found.slice(part.length)}».`;
  return `This line cannot be read: «${found}». A line begins with Feature, Rule, Background, Scenario, Examples, Given, When, Then, And, But, |, @ or #.${didYouMean(first, parts)}`;
};

/** Parse errors that are not consequences of an earlier one: an invalid line invalidates those below it. */
const first = (text: readonly string[], errors: readonly ReadError[]): readonly ReadError[] => {
  const isWrong = (line: number): boolean => errors.some(({ location }) => location?.line === line);
  return errors.filter(({ message, location }) => {
    if (errors.length > 1 && message.includes("unexpected end of file")) return false;
    let above = (location?.line ?? 1) - 1;
    while (above > 0 && text[above - 1]?.trim() === "") above -= 1;
    return !isWrong(above);
  });
};

/** Parses feature files; reports errors with their lines. */
export const readFeatures = (
  files: readonly string[],
  cwd: string,
): { readonly features: readonly ReadFeature[]; readonly troubles: readonly Trouble[] } => {
  const features: ReadFeature[] = [];
  const troubles: Trouble[] = [];
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  for (const file of files) {
    const uri = relative(cwd, file);
    const source = readFileSync(file, "utf8");
    const text = source.split("\n");
    try {
      const document = { ...parser.parse(source), uri };
      features.push({ uri, text, document, scenarios: compile(document, uri, newId) });
    } catch (error) {
      const { errors, ...whole } = error as ReadError;
      for (const { message, location } of first(text, errors ?? [whole])) {
        const line = location?.line ?? 1;
        troubles.push({ uri, line, words: inWords(text, line, message) });
      }
    }
  }
  return { features, troubles };
};
