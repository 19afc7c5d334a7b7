import { drawHeavyRule } from "./bands.ts";
import { bottomOf, ink, line, softInk, type Paper } from "./sheet.ts";
import { heightOfText, writeText, type TextStyle } from "./write.ts";

/** A label and its value: "Membership number", "4100107". */
export type Fact = readonly [label: string, value: string];

/** How labels and the lines under a signature are written. */
export const labelStyle: TextStyle = { weight: "regular", size: 10.5, colour: softInk, gap: 2 };
const valueStyle: TextStyle = { weight: "bold", size: 10.5, gap: 2 };

/** Alignment of a list of facts: labels start at the left edge, or end at the gap before the values. */
interface FactColumns {
  readonly left: number;
  readonly labelWidth: number;
  readonly gap?: number;
  readonly valueWidth: number;
  readonly labels?: "left" | "right";
  /** Lines between the facts: a ledger's with its heavy rule and double end, hairlines alone, or none. */
  readonly lines?: "ledger" | "hairlines";
}

/** Space above and below a fact between lines, in points. */
const factPadding = 4.5;

/** Draws a list of facts as a table of two columns, which screen readers announce as such. */
export const drawFacts = (
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  facts: readonly Fact[],
  { left, labelWidth, gap = 0, valueWidth, labels = "left", lines }: FactColumns,
): void => {
  if (facts.length === 0) return;
  const right = left + labelWidth + gap + valueWidth;
  const padding = lines === undefined ? 0 : factPadding;
  const table = paper.pdf.struct("Table");
  root.add(table);
  for (const [index, [label, value]] of facts.entries()) {
    const height = Math.max(
      heightOfText(paper, label, labelStyle, labelWidth),
      heightOfText(paper, value, valueStyle, valueWidth),
    );
    // Keeps a label on the same page as its value.
    if (paper.pdf.y + height + 2 * padding > bottomOf(paper)) paper.pdf.addPage();
    if (index === 0 && lines === "ledger") paper.pdf.y = drawHeavyRule(paper, paper.pdf.y);
    else if (index > 0 && lines !== undefined) line(paper, [left, paper.pdf.y], [right, paper.pdf.y]);
    const top = paper.pdf.y + padding;
    const { page } = paper.pdf;
    const row = paper.pdf.struct("TR");
    table.add(row);
    row.add(
      paper.pdf.struct("TH", { scope: "Row" } as object, [
        () => writeText(paper, label, labelStyle, { left, top, width: labelWidth, align: labels }),
      ]),
    );
    const afterLabel = paper.pdf.y;
    row.add(
      paper.pdf.struct("TD", {}, [
        () => writeText(paper, value, valueStyle, { left: left + labelWidth + gap, top, width: valueWidth }),
      ]),
    );
    row.end();
    // A long value may end on a later page than its label.
    paper.pdf.y =
      (paper.pdf.page === page ? Math.max(afterLabel, paper.pdf.y) : paper.pdf.y) + (lines === undefined ? 6 : padding);
  }
  table.end();
  if (lines === "ledger")
    for (const at of [paper.pdf.y, paper.pdf.y + 2.2])
      line(paper, [left, at], [right, at], { width: 0.8, colour: ink });
};
