import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { contentFiles } from "../../../../../adapters/institute/platform/content/content-files.ts";
import { ruleTexts, type RuleTexts } from "../../../../../domain/institute/rules/rule-texts.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { entriesOf, isAsItIs, messageEntries } from "../../../../actors/text-entries.ts";

type Texts = ReadonlyMap<string, string>;

/** Leaves placeholders for rules visible. */
const rules = Object.fromEntries(
  Object.keys(ruleTexts(defaultRules)).map((name) => [name, `@${name}`]),
) as unknown as RuleTexts;

const [englishLayer, frenchLayer] = contentFiles(undefined, ["en", "fr"]).layersIn("fr");
const inEnglish: Texts = new Map([...entriesOf(englishLayer, rules), ...messageEntries]);
const inFrench: Texts = new Map(entriesOf(frenchLayer, rules));

const placeholder = /\{\w+\}|@\w+/g;
const link = /\(→[^)]*\)/g;
const bare = (words: string): string => words.replaceAll(placeholder, "").replaceAll(link, "");

test("each shipped text has its French", () => {
  const worded = [...inEnglish].filter(([place, words]) => !isAsItIs(place) && /\p{L}/u.test(bare(words)));
  expect(worded.length).toBeGreaterThan(2000);
  expect(worded.map(([place]) => place).filter((place) => !inFrench.has(place))).toEqual([]);
});

test("no sentence of the French is the English one", () => {
  const isSentence = (words: string) => (bare(words).match(/\p{L}{2,}/gu) ?? []).length > 2;
  const same = [...inFrench].filter(
    ([place, words]) => !isAsItIs(place) && isSentence(words) && inEnglish.get(place) === words,
  );
  expect(same.map(([place]) => place)).toEqual([]);
});

test("French has no text that English lacks", () => {
  expect([...inFrench.keys()].filter((place) => !inEnglish.has(place))).toEqual([]);
});

/** What a translation keeps. A number of years is "three" in an English sentence, and "trois ans" in French. */
const keptOf = (place: string, words: string): readonly string[] => {
  if (isAsItIs(place)) return [words];
  const kept = [...(words.match(placeholder) ?? []), ...(words.match(link) ?? [])];
  return [...new Set(kept)].map((each) => each.replace("@evidenceYearsNumber", "@evidenceYears")).toSorted();
};

test("a French text keeps placeholders, links and codes", () => {
  const keptIn = (texts: Texts) => [...inFrench.keys()].map((place) => [place, keptOf(place, texts.get(place) ?? "")]);
  expect(keptIn(inFrench)).toEqual(keptIn(inEnglish));
});

/** The terms of the glossary that texts are held to. */
const heldTerms = [
  ...readFileSync("docs/analysts/french.md", "utf8").matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| yes +\|/gm),
].map(([, english = "", french = ""]) => ({ english, french }));

/** Matches a term, each of whose words may have an ending. */
const termMatcher = (term: string, ending: string): RegExp =>
  new RegExp(`(?<!\\p{L})${term.replaceAll(" ", `${ending} `)}${ending}(?!\\p{L})`, "iu");

test("a term of the glossary is translated in one way", () => {
  expect(heldTerms.length).toBeGreaterThan(50);
  const faults = heldTerms.flatMap(({ english, french }) => {
    const term = termMatcher(english, "s?");
    const translation = termMatcher(french, "\\p{L}*");
    return [...inEnglish]
      .filter(([place, words]) => !isAsItIs(place) && term.test(bare(words)))
      .filter(([place]) => !translation.test(inFrench.get(place) ?? ""))
      .map(([place]) => `${english}, ${place}: ${inFrench.get(place) ?? ""}`);
  });
  expect(faults).toEqual([]);
});
