import { bottomOf, decorate, rule, softInk, type Paper } from "./sheet.ts";
import { heightOfText, widthOfText, writeText, type TextStyle } from "./write.ts";

/** A heading and a table with several columns, whose rows may span pages; its group as in a section of facts. */
export interface TableSection {
  readonly group?: string;
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const headerStyle: TextStyle = { weight: "bold", size: 9, colour: softInk };
const cellStyle: TextStyle = { weight: "regular", size: 9 };
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
  const needs = columns.map((label, index) => {
    const texts = new Set([label, ...rows.map((row) => row[index] ?? "")]);
    const longestWord = longestOf([...texts].flatMap((text) => text.split(" ")));
    const word = widthOfText(paper, longestWord, headerStyle) + gap;
    return { word, text: Math.min(widest, Math.max(word, widthOfText(paper, longestOf(texts), headerStyle) + gap)) };
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
  const table = paper.pdf.struct("Table");
  root.add(table);

  const heightOf = (words: readonly string[], style: TextStyle): number =>
    Math.max(...words.map((each, index) => heightOfText(paper, each, style, (widths[index] ?? width) - gap)));
  const cell = (words: string, style: TextStyle, index: number, top: number): void =>
    writeText(paper, words, style, { left: places[index] ?? left, top, width: (widths[index] ?? width) - gap });
  const headerHeight = heightOf(section.columns, headerStyle);
  const drawHeader = (draw: (label: string, index: number, top: number) => void): void => {
    const { y: top } = paper.pdf;
    section.columns.forEach((label, index) => draw(label, index, top));
    paper.pdf.y = top + headerHeight + 3;
    decorate(paper, () =>
      paper.pdf
        .lineWidth(0.75)
        .strokeColor(rule)
        .moveTo(left, paper.pdf.y)
        .lineTo(left + width, paper.pdf.y)
        .stroke(),
    );
    paper.pdf.y += 4;
  };

  const header = paper.pdf.struct("TR");
  table.add(header);
  drawHeader((label, index, top) =>
    header.add(paper.pdf.struct("TH", { scope: "Column" } as object, [() => cell(label, headerStyle, index, top)])),
  );
  header.end();
  for (const words of section.rows) {
    const height = heightOf(words, cellStyle);
    if (paper.pdf.y + height > bottomOf(paper)) {
      paper.pdf.addPage();
      // The repeated header is decoration, because screen readers announce the first one.
      drawHeader((label, index, top) => decorate(paper, () => cell(label, headerStyle, index, top)));
    }
    const { y: top } = paper.pdf;
    const row = paper.pdf.struct("TR");
    table.add(row);
    words.forEach((each, index) => row.add(paper.pdf.struct("TD", {}, [() => cell(each, cellStyle, index, top)])));
    row.end();
    paper.pdf.y = top + height + 3;
  }
  table.end();
};
