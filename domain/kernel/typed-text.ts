// Bidirectional controls, unpaired surrogates, and zero-width characters without meaning: soft hyphen, zero width
// space, word joiner, byte order mark. Keeps U+200C and U+200D, which join letters and emoji.
const unseen = /[\p{Bidi_Control}\p{Cs}\u00ad\u200b\u2060\ufeff]/gu;
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Normalises typed or pasted single-line input: composes letters (NFC), removes invisible characters, replaces line
 * breaks and tabs with spaces, and trims. Text copied from contact lists and spreadsheets often contains these. REAL-02
 */
export const normaliseInput = (typed: string): string =>
  typed.normalize("NFC").replace(unseen, "").replace(breaks, " ").trim();

const plainCharacters: readonly (readonly [RegExp, string])[] = [
  [/\p{Zs}/gu, " "],
  [/[‘’‚‛ʼ′]/gu, "'"],
  [/[“”„‟″]/gu, '"'],
  [/[‐‑‒–—―−]/gu, "-"],
  [/…/gu, "..."],
];

/**
 * Replaces spaces, quotation marks, apostrophes and dashes that phones and word processors write with those of a keyboard;
 * keeps all letters. CONT-06
 */
export const plainTypography = (text: string): string =>
  plainCharacters.reduce((plain, [pattern, character]) => plain.replace(pattern, character), text);

const breaksButNewLines = /[^\P{Cc}\n]+/gu;

/**
 * Normalises typed or pasted input of several lines as `normaliseInput` does, but keeps its line breaks: at most one
 * empty line between two lines. REAL-02
 */
export const normaliseLines = (typed: string): string =>
  typed
    .normalize("NFC")
    .replace(unseen, "")
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(breaksButNewLines, " ")
    .replace(/[^\S\n]+\n/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
