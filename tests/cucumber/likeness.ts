import { distance } from "fastest-levenshtein";

const unlikeness = (word: string, other: string): number =>
  other
    .split("/")
    .reduce((least, choice) => Math.min(least, distance(word, choice) / Math.max(word.length, choice.length, 1)), 1);

/** Words that people use instead of the steps' own. */
const synonyms: Readonly<Record<string, string>> = {
  click: "press",
  tap: "press",
  hit: "press",
  push: "press",
  submit: "press",
  enter: "fill",
  type: "fill",
  input: "fill",
  write: "fill",
  save: "press",
  check: "tick",
  uncheck: "untick",
  refresh: "reload",
  visit: "open",
  navigate: "open",
  go: "open",
  browse: "open",
  pick: "choose",
  should: "",
  must: "",
  will: "",
  page: "screen",
  dialog: "screen",
  contains: "see",
  shows: "see",
  displays: "see",
  displayed: "see",
  visible: "see",
};

const inStepWords = (text: string): string =>
  text.replaceAll(/[a-z]+/gi, (word) => synonyms[word.toLowerCase()] ?? word);

const words = (text: string): string[] => text.toLowerCase().match(/"[^"]*"|\{\w*\}|[^\s"]+/g) ?? [];
const wildcardCost = 0.4;
/** Raises a wording whose first two words are the text's: who acts, and what they do. */
const sameVerbBonus = 0.25;
const isParameter = (word: string): boolean => /^"?\{\w*\}('s)?[,.]?"?$/.test(word);

/** Similarity of a text and a wording, 0 to 1: compares words; a parameter matches any words at a small cost. */
const likeness = (text: string, wording: string): number =>
  Math.max(alike(text, wording), alike(inStepWords(text), wording));

const beginningOf = (text: string): string => words(text).slice(0, 2).join(" ");

/** Whether a wording has a fixed word of the text, so that one of parameters alone is not taken for anything. */
const sharesWord = (text: string, wording: string): boolean => {
  const said = words(text);
  return words(wording.replace(/[()]/g, ""))
    .filter((word) => !isParameter(word))
    .some((word) => said.some((other) => unlikeness(other, word) < 0.5));
};

/** How well a wording serves as a suggestion for a text: its likeness, and more for the same verb. */
export const suggestionScore = (text: string, wording: string): number => {
  const meant = inStepWords(text);
  if (!sharesWord(text, wording) && !sharesWord(meant, wording)) return 0;
  const isSameVerb = [text, meant].some((one) => beginningOf(one) === beginningOf(wording));
  return likeness(text, wording) + (isSameVerb ? sameVerbBonus : 0);
};

const alike = (text: string, wording: string): number => {
  const said = words(text);
  const known = words(wording.replace(/[()]/g, ""));
  let row = known.reduce<number[]>((costs, _) => [...costs, (costs.at(-1) ?? 0) + 1], [0]);
  for (const word of said) {
    const next = [(row[0] ?? 0) + 1];
    for (const [index, other] of known.entries()) {
      const change = (row[index] ?? 0) + (isParameter(other) ? wildcardCost : unlikeness(word, other));
      const takeIn = (row[index + 1] ?? 0) + (isParameter(other) ? wildcardCost : 1);
      next.push(Math.min(change, takeIn, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(said.length, known.length, 1);
};
