import type { Line } from "./lines.ts";
import type { Typefaces } from "./typefaces.ts";

/** A PDF that is being drawn, and the typefaces that its texts are set in. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly typefaces: Typefaces;
  /** Lines of texts by style and width, because texts are measured before they are drawn, and repeat. */
  readonly measured: Map<string, readonly Line[]>;
}

/** Bottom of the writable area of a page, in points. */
export const bottomOf = ({ pdf: { page } }: Paper): number => page.height - page.margins.bottom;

export const ink = "#14203a";
export const softInk = "#4a5366";
export const rule = "#b9b4a4";

/** Draws frames and rules as artifacts, which screen readers skip. */
export const decorate = (paper: Paper, draw: () => void): void => {
  paper.pdf.markContent("Artifact", { type: "Layout" });
  draw();
  paper.pdf.endMarkedContent();
};

/** Draws content below a tag of its own. */
export const drawTagged = (
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  tag: "H1" | "H2" | "H3" | "P" | "TH" | "TD",
  draw: () => void,
): void => {
  parent.add(paper.pdf.struct(tag, {}, draw));
};

/** A point on the sheet. */
type Point = readonly [left: number, top: number];

/** Draws a line between two points; a hairline by default. */
export const line = (paper: Paper, from: Point, to: Point, { width = 0.6, colour = rule } = {}): void =>
  decorate(paper, () =>
    paper.pdf
      .lineWidth(width)
      .strokeColor(colour)
      .moveTo(...from)
      .lineTo(...to)
      .stroke(),
  );
