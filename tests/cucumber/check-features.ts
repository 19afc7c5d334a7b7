import type { Background, Feature, GherkinDocument, ParseError, Rule, Scenario } from "@cucumber/messages";
import { distance } from "fastest-levenshtein";

import { scenarioProblems } from "./check-steps.ts";
import { didYouMean } from "./nearest.ts";
import type { FoundProblem, Problem } from "./problem.ts";
import type { MatchedFeatures } from "./read-features.ts";
import type { StepLibrary } from "./step-library.ts";

/** Tags for the run of a scenario rather than its requirement. */
const runTags = ["@browser", "@screen-only", "@other-body"];

/** The problem with a tag, in words; undefined for a requirement and a tag for the run. */
export const tagProblem = (tag: string, requirements: Readonly<Record<string, string>>): string | undefined => {
  const known = [...Object.keys(requirements).map((id) => `@${id}`), ...runTags];
  if (known.includes(tag)) return undefined;
  return `There is no tag ${tag}: tests/requirements.ts lists the requirements.${didYouMean(tag, known)}`;
};

const stepKeywords = ["Given", "When", "Then", "And", "But"];
const partKeywords = ["Feature:", "Rule:", "Background:", "Scenario:", "Scenario Outline:", "Examples:"];

const errorInWords = (message: string, line: string): string => {
  if (!message.includes("got '")) return message.replace(/^\(\d+:\d+\): /, "");
  if (message.includes("#FeatureLine")) return `A file begins with «Feature:» and a name, not with «${line}».`;
  const [word = ""] = line.split(" ");
  const beginnings = [...partKeywords, ...stepKeywords, "|", "@", "#"];
  return `This line cannot be read: «${line}». A line begins with one of ${beginnings.join(" ")}${didYouMean(word, partKeywords)}`;
};

/** The first error of each file: an error makes those that follow it. */
const errorProblems = (errors: readonly ParseError[], sources: MatchedFeatures["sources"]): readonly Problem[] => {
  const firstByFile = new Map(errors.toReversed().map((error) => [error.source.uri, error]));
  return [...firstByFile].map(([uri = "", { source, message }]) => {
    const line = source.location?.line ?? 1;
    return { uri, line, words: errorInWords(message, sources.get(uri)?.[line - 1]?.trim() ?? "") };
  });
};

const partsOf = ({ feature }: GherkinDocument) => {
  const children = feature?.children ?? [];
  const rules = children.flatMap(({ rule }) => rule ?? []);
  const inner = [...children, ...rules.flatMap((rule) => rule.children)];
  return {
    feature: feature ? [feature] : [],
    rules,
    scenarios: inner.flatMap(({ scenario }) => scenario ?? []),
    backgrounds: inner.flatMap(({ background }) => background ?? []),
  };
};

const tagProblems = (
  document: GherkinDocument,
  requirements: Readonly<Record<string, string>>,
): readonly FoundProblem[] => {
  const { feature, rules, scenarios } = partsOf(document);
  const tagged = [...feature, ...rules, ...scenarios, ...scenarios.flatMap(({ examples }) => examples)];
  return tagged
    .flatMap(({ tags }) => tags)
    .flatMap(({ name, location }) => {
      const words = tagProblem(name, requirements);
      return words === undefined ? [] : [{ line: location.line, words }];
    });
};

/** Lines that were meant as steps, and are part of a description because they lack a keyword. */
const lostLines = (
  part: Feature | Rule | Scenario | Background,
  source: readonly string[],
  library: StepLibrary,
): readonly FoundProblem[] => {
  const hasSteps = "steps" in part;
  const isLost = (line: string): boolean => {
    const [first = "", ...rest] = line.split(" ");
    const isKeyword = stepKeywords.some((keyword) => distance(first.toLowerCase(), keyword.toLowerCase()) <= 1);
    return library.isStep(line) || (isKeyword && ((hasSteps && first.length > 2) || library.isStep(rest.join(" "))));
  };
  const cure = hasSteps
    ? "A step begins with Given, When, Then, And or But."
    : "Steps stand below a line that begins with «Scenario:».";
  return part.description
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && isLost(line))
    .map((line) => ({
      line: source.findIndex((other, index) => index >= part.location.line && other.trim() === line) + 1,
      words: `This line is not carried out: «${line}». ${cure}`,
    }));
};

/** Scenarios that run nothing, or not as their examples say. */
const outlineProblems = ({ name, location, steps, examples }: Scenario): readonly FoundProblem[] => {
  if (steps.length === 0) return [{ line: location.line, words: `This scenario has no steps: «${name}»` }];
  const used = steps.flatMap((step) =>
    [...step.text.matchAll(/<([^<>]+)>/g)].map(([, column = ""]) => ({ column, line: step.location.line })),
  );
  const isOutline = examples.length > 0 || used.length > 0;
  if (isOutline && examples.every(({ tableBody }) => tableBody.length === 0)) {
    const cure = "Below its steps stands «Examples:» and a table: a column for each <word>, a row for each scenario.";
    return [{ line: location.line, words: `This outline has no examples: «${name}». ${cure}` }];
  }
  const columns = examples.flatMap(({ tableHeader }) => tableHeader?.cells.map(({ value }) => value) ?? []);
  return used
    .filter(({ column }) => !columns.includes(column))
    .map(({ column, line }) => ({
      line,
      words: `The examples have no column «${column}».${didYouMean(column, columns)}`,
    }));
};

/** Everything that keeps features from running as intended, each problem once, in the order of files and lines. */
export const problemsOf = (
  read: MatchedFeatures,
  requirements: Readonly<Record<string, string>>,
  cwd: string,
): readonly Problem[] => {
  if (read.errors.length > 0) return errorProblems(read.errors, read.sources);
  const problemsOfScenarios = scenarioProblems(read, cwd);
  return read.documents.flatMap((document) => {
    const { uri = "" } = document;
    const { feature, rules, scenarios, backgrounds } = partsOf(document);
    const problems = [
      ...tagProblems(document, requirements),
      ...[...feature, ...rules, ...scenarios, ...backgrounds].flatMap((part) =>
        lostLines(part, read.sources.get(uri) ?? [], read.library),
      ),
      ...(scenarios.length === 0 ? [{ line: 1, words: "There is no scenario in this file." }] : []),
      ...scenarios.flatMap(outlineProblems),
      ...problemsOfScenarios(uri),
    ];
    const unique = new Map(problems.map(({ line, words }) => [`${String(line)} ${words}`, { uri, line, words }]));
    return [...unique.values()].toSorted((one, other) => one.line - other.line);
  });
};
