import LineBreaker from "linebreak";

import {
  graphemesOf,
  paragraphOf,
  runsOf,
  runsRightToLeft,
  withoutControls,
  type Paragraph,
  type Run,
} from "./runs.ts";
import type { Typefaces } from "./typefaces.ts";

/** A line of text as it is drawn. */
export interface Line {
  /** From left to right. */
  readonly runs: readonly Run[];
  /** In logical order. */
  readonly text: string;
  /** Without the spaces at its end, in the unit of the measure. */
  readonly width: number;
  /** Width of the spaces at its end. */
  readonly spaces: number;
  /** Whether its paragraph runs from right to left. */
  readonly isRightToLeft: boolean;
  /** Whether its paragraph has other lines. */
  readonly isWrapped: boolean;
}

/** Width of a run. */
export type Measure = (run: Run) => number;

interface Breaking {
  readonly paragraph: Paragraph;
  readonly measure: Measure;
  readonly width: number;
}

const widthOf = ({ paragraph, measure }: Breaking, start: number, end: number): number =>
  runsOf(paragraph, start, end).reduce((sum, run) => sum + measure(run), 0);

const trimmedEnd = ({ paragraph: { text } }: Breaking, start: number, end: number): number =>
  start + text.slice(start, end).trimEnd().length;

/** Where lines may end: after words, and at the paragraph's end. */
const breaksOf = (text: string): readonly number[] => {
  const breaker = new LineBreaker(text);
  const ends: number[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) ends.push(next.position);
  return ends;
};

/** The ends of the lines of a word that is wider than a line, and the width of the last one. */
const breakWord = (
  breaking: Breaking,
  start: number,
  end: number,
): { readonly ends: number[]; readonly used: number } => {
  const ends: number[] = [];
  let [at, used] = [start, 0];
  for (const grapheme of graphemesOf(breaking.paragraph.text.slice(start, trimmedEnd(breaking, start, end)))) {
    const wide = widthOf(breaking, at, at + grapheme.length);
    if (used > 0 && used + wide > breaking.width) {
      ends.push(at);
      used = 0;
    }
    at += grapheme.length;
    used += wide;
  }
  return { ends, used: used + widthOf(breaking, at, end) };
};

/** The end of each line: as many words as fit. */
const lineEnds = (breaking: Breaking): readonly number[] => {
  const { text } = breaking.paragraph;
  const ends: number[] = [];
  let [before, used] = [0, 0];
  for (const end of breaksOf(text)) {
    const word = widthOf(breaking, before, end);
    const spaces = widthOf(breaking, trimmedEnd(breaking, before, end), end);
    if (used > 0 && used + word - spaces > breaking.width) {
      ends.push(before);
      used = 0;
    }
    if (word - spaces > breaking.width) {
      const broken = breakWord(breaking, before, end);
      ends.push(...broken.ends);
      ({ used } = broken);
    } else used += word;
    before = end;
  }
  return [...ends, text.length];
};

const linesOfParagraph = (text: string, typefaces: Typefaces, width: number, measure: Measure): readonly Line[] => {
  const paragraph = paragraphOf(text, typefaces);
  const breaking = { paragraph, measure, width };
  const ends = lineEnds(breaking);
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    const runs = runsOf(paragraph, start, end);
    const spaces = widthOf(breaking, trimmedEnd(breaking, start, end), end);
    return {
      runs,
      text: withoutControls(text.slice(start, end)),
      width: runs.reduce((sum, run) => sum + measure(run), 0) - spaces,
      spaces,
      isRightToLeft: runsRightToLeft(paragraph),
      isWrapped: ends.length > 1,
    };
  });
};

/** Breaks a text into lines of a width, in typefaces that have its letters and in the order of its direction. REAL-03 */
export const linesOf = (text: string, typefaces: Typefaces, width: number, measure: Measure): readonly Line[] =>
  text.split("\n").flatMap((paragraph) => linesOfParagraph(paragraph, typefaces, width, measure));
