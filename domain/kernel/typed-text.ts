// What turns the direction of writing, half of a pair, and what has no width and no part in any word: a soft hyphen, a zero
// width space, a word joiner, a byte order mark. What joins letters or emoji (U+200C, U+200D) is part of how they are written.
const unseen = /[\p{Bidi_Control}\p{Cs}\u00ad\u200b\u2060\ufeff]/gu;
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * What somebody means by what they typed or pasted into a line of a form. A paste brings along what nobody sees, from a
 * list of contacts or a spreadsheet: without it, a break or a tab is a space, and there is none at either end.
 */
export const meantBy = (typed: string): string => typed.replace(unseen, "").replace(breaks, " ").trim();
