import { withWholeDates } from "../../../../domain/kernel/calendar-date.ts";
import { linesOf, type Line } from "./lines.ts";
import { graphemesOf, type Run } from "./runs.ts";
import { bottomOf, ink, type Paper } from "./sheet.ts";
import type { Weight } from "./typeface.ts";

/** How a text looks; measures are in points. */
export interface TextStyle {
  readonly weight: Weight;
  readonly size: number;
  readonly colour?: string;
  /** Space between lines. */
  readonly gap?: number;
}

/** Where a text is drawn; measures are in points. */
interface TextPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** "start" is the side where the text's own direction begins. */
  readonly align?: "left" | "center" | "right" | "start";
  /** What does not fit into it is left out; without it a text goes on on the next page. */
  readonly height?: number;
}

// Without features, pdfkit shapes word by word, which would put the words of a right-to-left run in the wrong order.
const shapedAtOnce = { features: [] };

const shapingOf = ({ isRightToLeft }: Run) => (isRightToLeft ? shapedAtOnce : {});

/** Selects a run's font. */
const fontOf = ({ pdf }: Paper, { weight, size }: TextStyle, { typeface }: Run): PDFKit.PDFDocument => {
  const { path, postscriptName } = typeface.files[weight];
  return (postscriptName === undefined ? pdf.font(path) : pdf.font(path, postscriptName)).fontSize(
    size * typeface.scale,
  );
};

/**
 * A text as it is drawn: days stay whole, and a space ends each of its lines, without which readers join the last word
 * of a line with the first one of the next.
 */
const spaced = (text: string): string => withWholeDates(text.normalize("NFC")).replaceAll(/(?<! )\n/g, " \n");

const linesIn = (paper: Paper, text: string, style: TextStyle, width: number): readonly Line[] => {
  const key = [style.weight, style.size, width, text].join(" ");
  const known = paper.measured.get(key);
  if (known) return known;
  const lines = linesOf(spaced(text), paper.typefaces, width, (run) =>
    fontOf(paper, style, run).widthOfString(run.text, shapingOf(run)),
  );
  paper.measured.set(key, lines);
  return lines;
};

/** The most that one of a line's typefaces needs above or below the baseline, in ems. */
const extent = (line: Line, { typefaces: { own } }: Paper, side: "ascent" | "descent"): number =>
  Math.max(own[side], ...line.runs.map(({ typeface }) => typeface[side]));

/** Baselines from the top of a text, and its height; lines move apart where a typeface is higher than the papers' own. */
const placed = (paper: Paper, lines: readonly Line[], { size, gap = 0 }: TextStyle) => {
  const { own } = paper.typefaces;
  const lineHeight = size * (own.ascent + own.descent) + gap;
  const baselines: number[] = [];
  let baseline = size * own.ascent;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before)
      baseline += Math.max(lineHeight, size * (extent(before, paper, "descent") + extent(line, paper, "ascent")));
    baselines.push(baseline);
  }
  const last = lines.at(-1);
  const below = last ? Math.max(lineHeight - size * own.ascent, size * extent(last, paper, "descent")) : 0;
  return { baselines, height: baseline + below };
};

/** Height of a text, in points. */
export const heightOfText = (paper: Paper, text: string, style: TextStyle, width: number): number =>
  placed(paper, linesIn(paper, text, style, width), style).height;

/** Width of a text on one line, in points. */
export const widthOfText = (paper: Paper, text: string, style: TextStyle): number =>
  Math.max(...linesIn(paper, text, style, Infinity).map(({ width }) => width));

/** Where a line begins. A text that runs from right to left and is wrapped ends its lines on the left. */
const leftOf = (line: Line, { left, width: available, align = "left" }: TextPlace): number => {
  const { width, spaces, isRightToLeft, isWrapped } = line;
  const isAtRight = align === "right" || (isRightToLeft && (align === "start" || (align === "left" && isWrapped)));
  const space = available - width;
  const indent = align === "center" ? space / 2 : isAtRight ? space : 0;
  return left + indent - (isRightToLeft ? spaces : 0);
};

/** Draws a line. Where typefaces change, its text is attached in logical order, for copying and reading aloud. */
const drawLine = (
  paper: Paper,
  line: Line,
  style: TextStyle,
  at: { readonly left: number; readonly baseline: number },
) => {
  const { pdf } = paper;
  const isOwn = line.runs.every(({ typeface }) => typeface === paper.typefaces.own);
  if (!isOwn) pdf.markContent("Span", { actual: line.text });
  let { left } = at;
  for (const run of line.runs) {
    const font = fontOf(paper, style, run).fillColor(style.colour ?? ink);
    font.text(run.text, left, at.baseline, { ...shapingOf(run), lineBreak: false, baseline: "alphabetic" });
    // pdfkit leaves its cursor at the end of the run.
    left = pdf.x;
  }
  if (!isOwn) pdf.endMarkedContent();
};

/** The lines that fit into a height, the last one with an ellipsis if any is left out. */
const fitting = (paper: Paper, text: string, style: TextStyle, { width, height }: TextPlace): readonly Line[] => {
  const all = linesIn(paper, text, style, width);
  if (height === undefined || placed(paper, all, style).height <= height) return all;
  const letters = graphemesOf(text);
  for (let count = letters.length - 1; count > 0; count -= 1) {
    const lines = linesIn(paper, `${letters.slice(0, count).join("")}…`, style, width);
    if (placed(paper, lines, style).height <= height) return lines;
  }
  return [];
};

/** Draws a text, on several pages if need be, and leaves the cursor below it. */
export const writeText = (paper: Paper, text: string, style: TextStyle, place: TextPlace): void => {
  const { pdf } = paper;
  const { left, height } = place;
  const lines = fitting(paper, text, style, place);
  const { baselines, height: whole } = placed(paper, lines, style);
  const { ascent } = paper.typefaces.own;
  let { top } = place;
  for (const [index, line] of lines.entries()) {
    const from = (baselines[index] ?? 0) - ascent * style.size;
    if (height === undefined && top + from + style.size > bottomOf(paper)) {
      pdf.continueOnNewPage();
      top = pdf.page.margins.top - from;
    }
    drawLine(paper, line, style, { left: leftOf(line, place), baseline: top + (baselines[index] ?? 0) });
  }
  pdf.x = left;
  pdf.y = top + whole;
};
