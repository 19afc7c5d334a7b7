import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import {
  contentFiles,
  contentText,
  type Layer,
} from "../../../../../adapters/institute/platform/content/content-files.ts";
import {
  documentShapes,
  type DocumentName,
} from "../../../../../adapters/institute/platform/content/document-shapes.ts";
import { readDocument } from "../../../../../adapters/institute/platform/content/read-document.ts";
import { ruleTexts, type RuleTexts } from "../../../../../domain/institute/rules/rule-texts.ts";
import { allMessages } from "../../../../../domain/institute/shell/all-messages.ts";
import type { Shape } from "../../../../../domain/kernel/content.ts";
import type { Block, Inline } from "../../../../../domain/kernel/rich-text.ts";
import { choiceLists, type OrganisationLists } from "../../../../../domain/rules/organisation-lists.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";

type Entry = readonly [place: string, words: string];
type Texts = ReadonlyMap<string, string>;

const wordsOf = (inline: Inline<string>): string => {
  if (inline.kind === "text") return inline.text;
  if (inline.kind === "placeholder") return `{${inline.name}}`;
  return inline.children.map(wordsOf).join("") + (inline.kind === "link" ? `(→${inline.href})` : "");
};

const blockWords = (block: Block<string>): string =>
  (block.kind === "list" ? block.items.flat() : block.children).map(wordsOf).join("");

/** The texts, codes and addresses within a value, by place. */
const entriesIn = (shape: Shape, value: unknown, place: string): readonly Entry[] => {
  if (value === undefined) return [];
  if (shape.kind === "optional") return entriesIn(shape.of, value, place);
  if (shape.kind === "rich text") return [[place, (value as readonly Block<string>[]).map(blockWords).join(" ")]];
  if (shape.kind === "line") return [[place, value as string]];
  if (shape.kind === "code" || shape.kind === "address") return [[`${place} as it is`, value as string]];
  return Object.entries(value as object).flatMap(([key, part]) => {
    const of = shape.kind === "object" ? shape.fields[key] : shape.of;
    return of ? entriesIn(of, part, `${place} ${key}`) : [];
  });
};

/** Whether a text is no words, but a code, an address or the name of a section of a page. */
const isAsItIs = (place: string): boolean => place.endsWith(" as it is") || / cards \d+ section$/.test(place);

/** Leaves placeholders for rules visible, and leaves out what is copied from another document or list. */
const reading = {
  rules: Object.fromEntries(
    Object.keys(ruleTexts(defaultRules)).map((name) => [name, `@${name}`]),
  ) as unknown as RuleTexts,
  lists: Object.fromEntries(choiceLists.map((name) => [name, []])) as unknown as OrganisationLists,
  refer: () => undefined,
  problemOfAddress: () => undefined,
};

const entriesOf = (layer: Layer | undefined): readonly Entry[] =>
  [...(layer?.files ?? [])].flatMap(([file, path]) => {
    const shape = documentShapes[file.split(".")[0] as DocumentName];
    const { value, unusable } = readDocument({ file, text: contentText(path), isWhole: false }, shape, reading);
    expect(unusable).toEqual([]);
    return entriesIn(shape, value, file);
  });

const messageEntries = allMessages.flatMap(({ key, english }): readonly Entry[] => {
  const place = `page-framework.yaml components messages ${key}`;
  if (typeof english === "string") return [[place, english]];
  return Object.entries(english).map(([form, words]) => [`${place}.${form}`, words]);
});

const [englishLayer, frenchLayer] = contentFiles(undefined, ["en", "fr"]).layersIn("fr");
const inEnglish: Texts = new Map([...entriesOf(englishLayer), ...messageEntries]);
const inFrench: Texts = new Map(entriesOf(frenchLayer));

const placeholder = /\{\w+\}|@\w+/g;
const link = /\(→[^)]*\)/g;
const bare = (words: string): string => words.replaceAll(placeholder, "").replaceAll(link, "");

test("each shipped text has its French", () => {
  const worded = [...inEnglish].filter(([place, words]) => !isAsItIs(place) && /\p{L}/u.test(bare(words)));
  expect(worded.length).toBeGreaterThan(2000);
  expect(worded.map(([place]) => place).filter((place) => !inFrench.has(place))).toEqual([]);
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
