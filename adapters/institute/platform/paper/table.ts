import { bottomOf, decorate, ink, rule, softInk, spaced, type Paper } from "./paper.ts";

/** A heading and a table with several columns, whose rows may span pages; its group as in a section of facts. */
export interface TableSection {
  readonly group?: string;
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const size = 9;
const gap = 10;

/** Maximum useful width of a column, in points. */
const widest = 190;

const longestOf = (texts: Iterable<string>): string => {
  let longest = "";
  for (const text of texts) if (text.length > longest.length) longest = text;
  return longest;
};

/** Widths of the columns: each fits its longest word; the rest is shared by the length of the texts. */
const columnWidths = (paper: Paper, { columns, rows }: TableSection, width: number): readonly number[] => {
  paper.font("bold").fontSize(size);
  const needs = columns.map((label, index) => {
    const texts = new Set([label, ...rows.map((row) => row[index] ?? "")]);
    const word = paper.widthOfString(longestOf([...texts].flatMap((text) => text.split(" ")))) + gap;
    return { word, text: Math.min(widest, Math.max(word, paper.widthOfString(longestOf(texts)) + gap)) };
  });
  const words = needs.reduce((sum, { word }) => sum + word, 0);
  if (words > width) return needs.map(({ word }) => (word / words) * width);
  const wishes = needs.reduce((sum, { text }) => sum + text, 0);
  // When every text fits on one line, columns share the remaining width equally.
  if (wishes <= width) return needs.map(({ text }) => text + (width - wishes) / needs.length);
  return needs.map(({ word, text }) => word + ((text - word) / (wishes - words)) * (width - words));
};

/** Draws a table that repeats its header on each page. */
export const drawTable = (
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  section: TableSection,
  { left, width }: { readonly left: number; readonly width: number },
): void => {
  const widths = columnWidths(paper, section, width);
  const places = widths.map((_, index) => left + widths.slice(0, index).reduce((sum, each) => sum + each, 0));
  const table = paper.struct("Table");
  root.add(table);

  // Cached, because texts repeat and measuring takes longer than drawing.
  const heights = widths.map(() => new Map<string, number>());
  const measured = (words: string, index: number): number => {
    const known = heights[index]?.get(words);
    if (known !== undefined) return known;
    const height = paper.heightOfString(words, { width: (widths[index] ?? width) - gap });
    heights[index]?.set(words, height);
    return height;
  };
  const heightOf = (words: readonly string[]): number => Math.max(...words.map(measured));
  const cell = (words: string, index: number, top: number): void => {
    const isOneLine = measured(words, index) <= paper.currentLineHeight(true);
    paper.text(
      words,
      places[index] ?? left,
      top,
      isOneLine ? { lineBreak: false } : { width: (widths[index] ?? width) - gap },
    );
  };
  const drawHeader = (draw: (label: string, index: number, top: number) => void): void => {
    paper.font("bold").fontSize(size).fillColor(softInk);
    const { y: top } = paper;
    const height = heightOf(section.columns);
    section.columns.forEach((label, index) => draw(label, index, top));
    paper.y = top + height + 3;
    decorate(paper, () =>
      paper
        .lineWidth(0.75)
        .strokeColor(rule)
        .moveTo(left, paper.y)
        .lineTo(left + width, paper.y)
        .stroke(),
    );
    paper.y += 4;
    paper.font("regular").fontSize(size).fillColor(ink);
  };

  const header = paper.struct("TR");
  table.add(header);
  drawHeader((label, index, top) =>
    header.add(paper.struct("TH", { scope: "Column" } as object, [() => cell(label, index, top)])),
  );
  header.end();
  for (const written of section.rows) {
    const words = written.map(spaced);
    const height = heightOf(words);
    if (paper.y + height > bottomOf(paper)) {
      paper.addPage();
      // The repeated header is decoration, because screen readers announce the first one.
      drawHeader((label, index, top) => decorate(paper, () => cell(label, index, top)));
    }
    const { y: top } = paper;
    const row = paper.struct("TR");
    table.add(row);
    words.forEach((each, index) => row.add(paper.struct("TD", {}, [() => cell(each, index, top)])));
    row.end();
    paper.y = top + height + 3;
  }
  table.end();
};
