import { letterEdits } from "./likeness.ts";

/** The word of a list that someone may have meant; undefined when none comes near it. */
export const nearest = (word: string, list: readonly string[]): string | undefined => {
  const near = list
    .map((other) => ({ other, edits: letterEdits(word.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits)[0];
  return near && near.edits <= Math.max(2, Math.floor(word.length / 3)) ? near.other : undefined;
};

/** "Did you mean …?", where there is something near. */
export const didYouMean = (word: string, list: readonly string[]): string => {
  const near = nearest(word, list);
  return near === undefined ? "" : ` Did you mean ${near}?`;
};
