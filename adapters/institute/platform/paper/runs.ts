import bidiFactory, { type EmbeddingLevels } from "bidi-js";

import type { Typeface } from "./typeface.ts";
import { hasAll, type Typefaces } from "./typefaces.ts";

const bidi = bidiFactory();

/** A stretch of a text in one typeface and one direction. Indices are of UTF-16 code units; `end` is exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly typeface: Typeface;
}

/** A text without line ends, and its spans in logical order. */
export interface Paragraph {
  readonly text: string;
  readonly spans: readonly Span[];
  /** Embedding levels of the Unicode Bidirectional Algorithm; absent when all of it runs from left to right. */
  readonly embedding: EmbeddingLevels | undefined;
}

/** A span as it is drawn. */
export interface Run {
  readonly typeface: Typeface;
  readonly text: string;
  /** Whether all of it has to be shaped at once, because shaping puts its glyphs in visual order. */
  readonly isRightToLeft: boolean;
}

// Letters of right-to-left scripts, and the controls that make a text run from right to left.
const mayRunRightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]/;

// The right-to-left scripts whose glyphs fontkit puts in visual order.
const shapedRightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}]/u;

// Characters without a glyph, which pdfkit would write as spaces. The joiners stay, because shaping needs them.
const controls = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text without the controls of its direction. */
export const withoutControls = (text: string): string => text.replaceAll(controls, "");

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The graphemes of a text: letters with their marks. */
export const graphemesOf = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Length up to which a text is taken for a name or a line of an address, which looks best in one typeface. */
const longestName = 60;

interface Piece {
  readonly text: string;
  readonly typeface: Typeface;
}

const wordWithSpaces = /\s*\S+\s*|\s+/gu;

/** Splits a word by typefaces: letters keep their marks, and all else stays with the letters before it. */
const piecesOfWord = (word: string, typefaces: Typefaces): readonly Piece[] => {
  let typeface: Typeface | undefined;
  return graphemesOf(word).map((text) => {
    if (!typeface || /\p{L}/u.test(text) || !hasAll(typeface, text))
      typeface = typefaces.thatHas(text) ?? typefaces.own;
    return { text, typeface };
  });
};

/** Splits a text of one direction by typefaces: a word is in the first that has all of it, punctuation as the word before. */
const piecesOf = (text: string, typefaces: Typefaces): readonly Piece[] => {
  let before: Typeface | undefined;
  return Array.from(text.matchAll(wordWithSpaces)).flatMap(([word]) => {
    const stays = before && !/[\p{L}\p{N}]/u.test(word) && hasAll(before, word);
    const typeface = stays ? before : typefaces.thatHas(word);
    const pieces: readonly Piece[] = typeface ? [{ text: word, typeface }] : piecesOfWord(word, typefaces);
    before = pieces.at(-1)?.typeface;
    return pieces;
  });
};

const isMirrored = (character: string): boolean => bidi.getMirroredCharacter(character) !== null;

/** Splits a text where its direction changes, and around mirrored characters that run from right to left. */
const directionsIn = (text: string, { levels }: EmbeddingLevels): readonly string[] => {
  const kindAt = (index: number): number => {
    const level = levels[index] ?? 0;
    return 2 * level + (level % 2 === 1 && isMirrored(text.charAt(index)) ? 1 : 0);
  };
  const starts = Array.from({ length: text.length }, (_, index) => index).filter(
    (index) => index === 0 || kindAt(index) !== kindAt(index - 1),
  );
  return starts.map((start, index) => text.slice(start, starts[index + 1]));
};

const spansOf = (stretches: readonly string[], typefaces: Typefaces): readonly Span[] => {
  const spans: Span[] = [];
  let start = 0;
  for (const stretch of stretches) {
    const from = start;
    for (const { text, typeface } of piecesOf(stretch, typefaces)) {
      const last = spans.at(-1);
      const end = start + text.length;
      if (last && last.typeface === typeface && last.start >= from) spans[spans.length - 1] = { ...last, end };
      else spans.push({ start, end, typeface });
      start = end;
    }
  }
  return spans;
};

/**
 * Resolves the direction of a text without line ends, and finds a typeface for each of its letters. The text's own first
 * letter gives its direction. REAL-03
 */
export const paragraphOf = (text: string, typefaces: Typefaces): Paragraph => {
  if (!mayRunRightToLeft.test(text)) {
    const typeface = text.length <= longestName || hasAll(typefaces.own, text) ? typefaces.thatHas(text) : undefined;
    const spans = typeface ? [{ start: 0, end: text.length, typeface }] : spansOf([text], typefaces);
    return { text, spans, embedding: undefined };
  }
  const embedding = bidi.getEmbeddingLevels(text);
  return { text, spans: spansOf(directionsIn(text, embedding), typefaces), embedding };
};

/** Whether a paragraph runs from right to left as a whole. */
export const runsRightToLeft = ({ embedding }: Paragraph): boolean => (embedding?.paragraphs[0]?.level ?? 0) % 2 === 1;

const spansWithin = (spans: readonly Span[], start: number, end: number): readonly Span[] =>
  spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({ ...span, start: Math.max(span.start, start), end: Math.min(span.end, end) }));

const runOf = ({ text, embedding }: Paragraph, { start, end, typeface }: Span): Run => {
  const drawn = withoutControls(text.slice(start, end));
  if ((embedding?.levels[start] ?? 0) % 2 === 0) return { typeface, text: drawn, isRightToLeft: false };
  if (shapedRightToLeft.test(drawn)) return { typeface, text: drawn, isRightToLeft: true };
  const reversed = graphemesOf(drawn).toReversed();
  const mirrored = reversed.map((each) => bidi.getMirroredCharacter(each) ?? each);
  return { typeface, text: mirrored.join(""), isRightToLeft: false };
};

/** The runs of a line, which is a part of a paragraph, from left to right. */
export const runsOf = (paragraph: Paragraph, start: number, end: number): readonly Run[] => {
  const { text, spans, embedding } = paragraph;
  const drawn = (ordered: readonly Span[]) =>
    ordered.map((span) => runOf(paragraph, span)).filter((run) => run.text !== "");
  if (!embedding) return drawn(spansWithin(spans, start, end));
  // The spaces at the end of a line run as the paragraph does.
  const spaces = start + text.slice(start, end).trimEnd().length;
  const within = [...spansWithin(spans, start, spaces), ...spansWithin(spans, spaces, end)];
  const spanAt = (index: number) => within.filter((span) => span.start <= index && index < span.end);
  const visual = bidi.getReorderedIndices(text, embedding, start, end - 1).slice(start, end);
  return drawn([...new Set(visual.flatMap(spanAt))]);
};
