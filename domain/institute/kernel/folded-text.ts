/**
 * Folds a text for comparison: case, accents, width and the form of composed letters do not count. Keeps the letters
 * of every script. REAL-02
 */
export const foldedText = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    // By way of capitals, "ß" becomes "ss".
    .toUpperCase()
    .toLowerCase()
    .replaceAll("ς", "σ");

/** The folded words of a text: runs of letters and digits. REAL-02 */
export const foldedWords = (text: string): readonly string[] =>
  foldedText(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");

/** The longest folded word of a text, by which it can be looked up; the first of several, "" where there is none. */
export const longestWord = (text: string): string =>
  foldedWords(text).reduce((longest, word) => (word.length > longest.length ? word : longest), "");
