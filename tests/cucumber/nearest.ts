import { letterEdits } from "./likeness.ts";

/** The word of a list that someone may have meant: one that comes near it, or that it begins; undefined when there is none. */
export const nearest = (word: string, list: readonly string[]): string | undefined => {
  const near = list
    .map((other) => ({ other, edits: letterEdits(word.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits)[0];
  if (near && near.edits <= Math.max(2, Math.floor(word.length / 3))) return near.other;
  return word === "" ? undefined : list.find((other) => other.toLowerCase().startsWith(word.toLowerCase()));
};

/** "Did you mean …?", where there is something near. */
export const didYouMean = (word: string, list: readonly string[]): string => {
  const near = nearest(word, list);
  return near === undefined ? "" : ` Did you mean ${near}?`;
};
