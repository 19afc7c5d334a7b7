import { expect, test } from "vitest";

import { projectFiles, textOf } from "./working-tree.ts";

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

const features = projectFiles.filter((file) => file.endsWith(".feature"));
const absence = /^.*\b(?:do not see|am not offered) "([^"]*)"/gm;

/** Texts that a feature expects to be absent, although a word of them is nowhere. */
const misspelt = (feature: string, known: ReadonlySet<string>): readonly string[] =>
  [...feature.matchAll(absence)]
    .map(([, text = ""]) => text)
    .filter((text) => !wordsIn(text).every((word) => known.has(word)));

test("what a scenario does not see is spelt as it would be seen, or it could never fail", () => {
  const product = projectFiles.filter((file) => /^(?:adapters|domain|application|ui)\/.*\.(?:yaml|tsx?)$/.test(file));
  const present = features.map((file) => textOf(file).replaceAll(absence, ""));
  const known = new Set([...product.map(textOf), ...present].flatMap(wordsIn));
  expect(known.size).toBeGreaterThan(1000);
  expect(features.flatMap((file) => misspelt(textOf(file), known).map((text) => `${file}: ${text}`))).toEqual([]);
  expect(misspelt('    Then I do not see "Yuor fees"\n    And I am not offered "Start"', known)).toEqual(["Yuor fees"]);
});
