import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Pickle } from "@cucumber/messages";
import { PickleStepType } from "@cucumber/messages";

import type { ReadFeature } from "./read-features.ts";
import type { StepLibrary } from "./step-library.ts";

// Detects scenarios that would pass whatever the product does.

/** Wordings of steps that expect absence. */
const negated = /\b(?:do not see|see nothing of|not offered)\b/;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Every word of the product's texts and source, and of the scenarios' positive expectations. */
const productWords = (features: readonly ReadFeature[], library: StepLibrary, cwd: string): ReadonlySet<string> => {
  const files = globSync(["adapters/**/*.{yaml,ts}", "domain/**/*.ts", "ui/**/*.{ts,tsx}", "application/**/*.ts"], {
    cwd,
  });
  const seen = features
    .flatMap(({ scenarios }) => scenarios.flatMap(({ steps }) => steps))
    .filter(({ text }) => !library.fitting(text).some(({ wording }) => negated.test(wording)))
    .map(({ text, argument }) => `${text} ${JSON.stringify(argument ?? "")}`);
  return new Set([...files.map((file) => readFileSync(join(cwd, file), "utf8")), ...seen].flatMap(wordsIn));
};

/** Finds words in a step that expects absence which the product uses nowhere: a misspelt text is always absent. */
export const unknownWordsBy = (
  features: readonly ReadFeature[],
  library: StepLibrary,
  cwd: string,
): ((step: string) => readonly string[]) => {
  let known: ReadonlySet<string> | undefined;
  return (step) => {
    if (!library.fitting(step).some(({ wording }) => negated.test(wording))) return [];
    const words = wordsIn(/"([^"]*)"/.exec(step)?.[1] ?? "");
    known ??= productWords(features, library, cwd);
    return words.filter((word) => !known?.has(word));
  };
};

/** Whether an expected or excluded text is empty, because an empty text occurs everywhere. */
export const seesNothing = (step: string): boolean => /\bsee\b.*""/.test(step);

/** Whether a scenario has an expectation: a Then step. */
export const expectsSomething = ({ steps }: Pickle): boolean =>
  steps.some(({ type }) => type === PickleStepType.OUTCOME);
