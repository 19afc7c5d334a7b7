import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { FoundProblem } from "./problem.ts";
import type { MatchedScenario, MatchedStep } from "./read-features.ts";

/** Wordings of steps that expect absence. */
const negation = /\b(?:do not see|not offered)\b/;

const isNegated = ({ definitions }: MatchedStep): boolean => definitions.some(({ wording }) => negation.test(wording));

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Every word of the product's texts and source, and of the steps that expect something there. */
const productWords = (scenarios: readonly MatchedScenario[], cwd: string): ReadonlySet<string> => {
  const files = globSync(["adapters/**/*.{yaml,ts}", "{domain,application}/**/*.ts", "ui/**/*.{ts,tsx}"], { cwd });
  const seen = scenarios
    .flatMap(({ steps }) => steps)
    .filter((step) => !isNegated(step))
    .map(({ text, table = [] }) => [text, ...table.flat()].join(" "));
  return new Set([...files.map((file) => readFileSync(join(cwd, file), "utf8")), ...seen].flatMap(wordsIn));
};

/**
 * Finds an expectation that passes whatever the product does: of an empty text, or of the absence of a misspelt one.
 */
export const emptyExpectationIn = (
  scenarios: readonly MatchedScenario[],
  cwd: string,
): ((step: MatchedStep) => string | undefined) => {
  let vocabulary: ReadonlySet<string> | undefined;
  return (step) => {
    if (/\bsee\b.*""/.test(step.text)) return `This step sees an empty text, which is everywhere: «${step.text}»`;
    if (!isNegated(step)) return undefined;
    const words = wordsIn(/"([^"]*)"/.exec(step.text)?.[1] ?? "");
    const unknown = words.find((word) => !(vocabulary ??= productWords(scenarios, cwd)).has(word));
    return unknown === undefined
      ? undefined
      : `The product says «${unknown}» nowhere, so this step always passes: «${step.text}»`;
  };
};

/** Problems of a scenario whose steps are right one by one. */
export const scenarioProblem = ({ name, steps }: MatchedScenario): FoundProblem | undefined => {
  const [first] = steps;
  if (!first) return undefined;
  const screen = steps.find(({ definitions }) => definitions[0]?.subject === "screen");
  const rule = steps.find(({ definitions }) => definitions[0]?.subject === "rule");
  if (screen && rule)
    return {
      line: Math.max(screen.line, rule.line),
      words: `A scenario is about a screen or about a rule:\n  «${screen.text}» is about a screen\n  «${rule.text}» is about a rule`,
    };
  if (steps.some(({ isExpectation }) => isExpectation)) return undefined;
  return {
    line: first.line,
    words: `This scenario expects nothing: «${name}». It needs a step that begins with Then.`,
  };
};
