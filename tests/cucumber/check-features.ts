import type { GherkinDocument, Pickle, Scenario } from "@cucumber/messages";
import { PickleStepType } from "@cucumber/messages";

import { didYouMean } from "./nearest.ts";
import type { ReadFeature } from "./read-features.ts";

/** Tags for the run of a scenario rather than its requirement. */
const runTags = ["@browser", "@screen-only", "@other-body", "@several-languages", "@also-in-french", "@staff"];

interface FoundProblem {
  readonly line: number;
  readonly words: string;
}

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
type Parts = ReturnType<typeof partsOf>;

const unknownTags = (
  { feature, rules, scenarios }: Parts,
  requirements: Readonly<Record<string, string>>,
): readonly FoundProblem[] => {
  const known = [...Object.keys(requirements).map((id) => `@${id}`), ...runTags];
  return [...feature, ...rules, ...scenarios, ...scenarios.flatMap(({ examples }) => examples)]
    .flatMap(({ tags }) => tags)
    .filter(({ name }) => !known.includes(name))
    .map(({ name, location: { line } }) => ({
      line,
      words: `There is no tag ${name}: tests/requirements.ts lists the requirements.${didYouMean(name, known)}`,
    }));
};

const firstLine = (text: string): string => text.trim().split("\n")[0] ?? "";

/** Lines that Cucumber takes for a description, and does not run. */
const lostLines = ({ feature, rules, scenarios, backgrounds }: Parts): readonly FoundProblem[] => [
  ...feature.flatMap(({ description, location: { line } }) => {
    const lost = /^\s*(?:Given|When|Then|And|But) .*$/m.exec(description)?.[0].trim();
    return lost === undefined
      ? []
      : [{ line, words: `This step is not run: «${lost}». It stands above any scenario.` }];
  }),
  ...[...rules, ...scenarios, ...backgrounds]
    .filter(({ description }) => description !== "")
    .map(({ description, location: { line } }) => ({
      line,
      words: `This line is not run: «${firstLine(description)}». A step begins with Given, When, Then, And or But.`,
    })),
];

const withoutExamples = ({ name, location: { line }, steps, examples }: Scenario): readonly FoundProblem[] => {
  const isOutline = examples.length > 0 || steps.some(({ text }) => /<[^<>]+>/.test(text));
  if (!isOutline || examples.some(({ tableBody }) => tableBody.length > 0)) return [];
  return [{ line, words: `This outline has no examples: «${name}».` }];
};

const hopeless = ({ name, location, steps }: Pickle): readonly FoundProblem[] => {
  const line = location?.line ?? 1;
  const empty = steps.find(({ text }) => /\bsee\b.*""/.test(text));
  if (empty) return [{ line, words: `An empty text is seen everywhere: «${empty.text}»` }];
  const expects = steps.some(({ type }) => type === PickleStepType.OUTCOME);
  return expects ? [] : [{ line, words: `This scenario expects nothing: «${name}». It needs a step with Then.` }];
};

/** What Cucumber would pass in silence: each problem with its place. Cucumber itself reports steps that it cannot run. */
export const problemsOf = (
  features: readonly ReadFeature[],
  requirements: Readonly<Record<string, string>>,
): readonly string[] =>
  features.flatMap(({ uri, messages }) => {
    if (messages.some(({ parseError }) => parseError)) return [];
    const parts = messages.flatMap(({ gherkinDocument }) => (gherkinDocument ? [partsOf(gherkinDocument)] : []));
    const scenarios = parts.flatMap((part) => part.scenarios);
    const problems = [
      ...parts.flatMap((part) => [...unknownTags(part, requirements), ...lostLines(part)]),
      ...(scenarios.length === 0 ? [{ line: 1, words: "There is no scenario in this file." }] : []),
      ...scenarios.flatMap(withoutExamples),
      ...messages.flatMap(({ pickle }) => (pickle ? hopeless(pickle) : [])),
    ];
    return [...new Set(problems.map(({ line, words }) => `${uri}:${String(line)}\n    ${words}\n`))];
  });
