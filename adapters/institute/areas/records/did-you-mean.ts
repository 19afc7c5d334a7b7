import { distance } from "fastest-levenshtein";

/** The name that is most like a word, or that ends with it: "type" for "customerType"; undefined when none is like it. */
const nearest = (word: string, known: readonly string[]): string | undefined => {
  const typed = word.toLowerCase();
  const alike = known
    .map((name) => ({ name, away: distance(typed, name.toLowerCase()) }))
    .filter(({ name, away }) => away <= Math.max(2, name.length / 3))
    .toSorted((one, other) => one.away - other.away)[0];
  return alike?.name ?? known.find((name) => typed.length > 1 && name.toLowerCase().endsWith(typed));
};

/** " Did you mean surname?" after what is said of an unknown word; "" when no known one is like it. */
export const didYouMean = (word: string, known: readonly string[]): string => {
  const suggestion = nearest(word, known);
  return suggestion === undefined ? "" : ` Did you mean ${suggestion}?`;
};
