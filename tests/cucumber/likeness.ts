import { distance } from "fastest-levenshtein";

/** Verbs of the steps, with words that people use instead. */
const synonyms: Readonly<Record<string, string>> = {
  press: "click tap hit push submit save",
  fill: "enter type input write",
  tick: "check",
  untick: "uncheck",
  reload: "refresh",
  open: "visit navigate go browse",
  select: "choose",
  see: "contains shows displays displayed visible",
};

const verbs = new Map(
  Object.entries(synonyms).flatMap(([verb, others]) => others.split(" ").map((other) => [other, verb] as const)),
);

/** Words, quoted texts and parameters. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/"[^"]*"|\{\w*\}|[^\s"]+/g) ?? [];

const isValue = (word: string): boolean => word.startsWith('"') || word.startsWith("{");

/** Likeness of two words, 0 to 1. A word of a wording may have alternatives and an optional end: "he/she", "ask(s)". */
const wordLikeness = (word: string, known: string): number => {
  const choices = known.replaceAll(/[()]/g, "").split("/");
  return Math.max(...choices.map((choice) => 1 - distance(word, choice) / Math.max(word.length, choice.length)));
};

/** Less likeness than this makes two words different. */
const leastLikeness = 0.5;
const leastLikenessOfVerbs = 0.6;

/** The steps' verb for a word that people use instead, which may be misspelt: "press" for "clikc". */
const stepVerbFor = (word: string): string => {
  const meant = [...verbs.keys()].find(
    (other) => other.length > 4 && wordLikeness(word, other) >= leastLikenessOfVerbs,
  );
  return verbs.get(word) ?? verbs.get(meant ?? "") ?? word;
};

/** Words of most steps, which relate none to another. */
const frequentWords = new Set(["a", "am", "are", "at", "i", "in", "is", "it", "my", "of", "on", "the", "to"]);

/** Costs of a word that a parameter may stand for, and of a quoted text too many or too few; any other word costs 1. */
const costOfValue = 0.4;
const costOfText = 0.3;
/** Raises a wording whose first two words are the text's: who acts, and what they do. */
const bonusOfBeginning = 0.25;

const numberOfTexts = (words: readonly string[]): number =>
  words.filter((word) => word.startsWith('"') || word === "{string}").length;

const score = (words: readonly string[], known: readonly string[]): number => {
  const extraWords = words.filter((word) => !isValue(word));
  const fixedWords = known.filter((word) => !isValue(word));
  const hasSameBeginning = words.slice(0, 2).join(" ") === known.slice(0, 2).join(" ");
  let isRelated = hasSameBeginning;
  let cost = fixedWords.length;
  for (const fixedWord of fixedWords) {
    const likeness = extraWords.map((word) => wordLikeness(word, fixedWord));
    const best = Math.max(0, ...likeness);
    if (best < leastLikeness) continue;
    cost -= best;
    extraWords.splice(likeness.indexOf(best), 1);
    isRelated ||= !frequentWords.has(fixedWord);
  }
  if (!isRelated) return 0;
  cost += extraWords.length * (known.length > fixedWords.length ? costOfValue : 1);
  cost += Math.abs(numberOfTexts(words) - numberOfTexts(known)) * costOfText;
  return 1 - cost / Math.max(words.length, known.length) + (hasSameBeginning ? bonusOfBeginning : 0);
};

/** How well the wording of a step serves as a suggestion for a text: 0 for unrelated, about 1 for the same words. */
export const suggestionScore = (text: string, wording: string): number => {
  const words = wordsOf(text);
  const withStepVerbs = words.map(stepVerbFor);
  const known = wordsOf(wording);
  return Math.max(score(words, known), score(withStepVerbs, known));
};
