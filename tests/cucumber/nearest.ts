import { distance } from "fastest-levenshtein";

/**
 * The word of a list that was probably meant: a similar one, or one with this beginning; undefined when there is none.
 */
export const nearest = (word: string, list: readonly string[]): string | undefined => {
  const near = list
    .map((other) => ({ other, edits: distance(word.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits)[0];
  if (near && near.edits <= Math.max(2, Math.floor(word.length / 3))) return near.other;
  return word === "" ? undefined : list.find((other) => other.toLowerCase().startsWith(word.toLowerCase()));
};

/** "Did you mean …?", if a word is similar. */
export const didYouMean = (word: string, list: readonly string[]): string => {
  const near = nearest(word, list);
  return near === undefined ? "" : ` Did you mean ${near}?`;
};
