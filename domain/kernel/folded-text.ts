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
