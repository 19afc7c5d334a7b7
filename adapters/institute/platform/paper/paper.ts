import PDFDocument from "pdfkit";

import { withWholeDates } from "../../../../domain/kernel/calendar-date.ts";
import { fill, type TextWith } from "../../../../domain/kernel/rich-text.ts";
import { languageOf } from "../../../contract/organisation.ts";
import type { OrganisationSettings, Drawing } from "../body/body.ts";
import { typefaces, unprintableIn } from "./typefaces.ts";

/** The subset of pdfkit that places text and lines. */
export type Paper = PDFKit.PDFDocument;

/** Bottom of the writable area of a page, in points. */
export const bottomOf = ({ page }: Paper): number => page.height - page.margins.bottom;

export const ink = "#14203a";
export const softInk = "#4a5366";
export const rule = "#b9b4a4";

/** Draws the mark or the seal at its upper left corner; `width` is in points. */
export type Emblem = (left: number, top: number, width: number) => void;

/** Text with characters that the fonts lack, which would be drawn as boxes. */
export class Unprintable extends Error {
  override readonly name = "Unprintable";
  readonly lacking: string;

  constructor(lacking: string) {
    super(`The papers' letters lack ${lacking}`);
    this.lacking = lacking;
  }
}

/** The words at the foot of each page: "Page {page} of {pages}". */
export type PageNumber = TextWith<"page" | "pages">;

interface PaperOptions {
  readonly title: string;
  readonly body: OrganisationSettings;
  /** All text on it besides the organisation's name and address. */
  readonly says: object;
  readonly layout: "portrait" | "landscape";
  /** The words at the foot of each page; a certificate has no foot. */
  readonly foot?: { readonly pageNumber: PageNumber | undefined };
}

/** Space between the foot's rule and the end of the sheet, in points. */
const footHeight = 50;

/**
 * Draws the organisation's name and the title at the foot of each page, and its number where there are several, as
 * decoration: screen readers announce pages themselves.
 */
const drawFeet = (paper: Paper, title: string, name: string, pageNumber: PageNumber | undefined): void => {
  const { count } = paper.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    paper.switchToPage(index);
    const { width, height, margins } = paper.page;
    const { left, right } = margins;
    // Below the writable area, where text would begin a new page.
    margins.bottom = 0;
    const at = height - footHeight;
    const numbered =
      pageNumber === undefined || count < 2
        ? title
        : `${title}. ${fill(pageNumber, { page: String(index + 1), pages: String(count) })}`;
    line(paper, [left, at], [width - right, at]);
    const half = { width: (width - left - right) / 2, height: footHeight - 12, ellipsis: true };
    decorate(paper, () => {
      paper
        .font("regular")
        .fontSize(8.5)
        .fillColor(softInk)
        .text(name, left, at + 7, half);
      paper.text(numbered, width / 2, at + 7, { ...half, align: "right" });
    });
  }
};

/**
 * Creates a tagged, titled PDF in the organisation's language with embedded fonts, so it can be read aloud. Rejects
 * characters that the fonts lack. `draw` adds the content below the document's tag.
 */
export const drawOn = async (
  { title, body, says, layout, foot }: PaperOptions,
  draw: (
    paper: Paper,
    root: PDFKit.PDFStructureElement,
    emblems: { readonly mark: Emblem; readonly seal: Emblem },
  ) => void,
): Promise<Buffer> => {
  const lacking = await unprintableIn([body.name, body.address, body.telephone, says]);
  if (lacking !== "") throw new Unprintable(lacking);
  const { regular, bold } = await typefaces();
  const paper = new PDFDocument({
    size: "A4",
    layout,
    margin: 64,
    pdfVersion: "1.7",
    // The library writes PDF/UA, but its types lack it.
    subset: "PDF/UA" as "PDF/A-2a",
    tagged: true,
    lang: languageOf(body),
    displayTitle: true,
    bufferPages: foot !== undefined,
    info: { Title: title, Author: body.name, Subject: title },
  });
  paper.registerFont("regular", regular);
  paper.registerFont("bold", bold);
  const finished = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    paper.on("data", (chunk: Buffer) => void chunks.push(chunk));
    paper.on("end", () => resolve(Buffer.concat(chunks)));
    paper.on("error", reject);
  });
  const root = paper.struct("Document");
  paper.addStructure(root);
  const { mark, seal } = body.drawings;
  draw(paper, root, { mark: emblem(paper, mark), seal: emblem(paper, seal) });
  if (foot) drawFeet(paper, title, body.name, foot.pageNumber);
  root.end();
  paper.end();
  return finished;
};

const emblem =
  (paper: Paper, { side, paths }: Drawing): Emblem =>
  (left, top, width) =>
    decorate(paper, () => {
      paper
        .save()
        .translate(left, top)
        .scale(width / side)
        .fillColor(ink);
      for (const path of paths) paper.path(path).fill("even-odd");
      paper.restore();
    });

/** Draws frames and rules as artifacts, which screen readers skip. */
export const decorate = (paper: Paper, draw: () => void): void => {
  paper.markContent("Artifact", { type: "Layout" });
  draw();
  paper.endMarkedContent();
};

/** Draws content below a tag of its own. */
export const tagged = (
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  tag: "H1" | "H2" | "H3" | "P" | "TH" | "TD",
  draw: () => void,
): void => {
  parent.add(paper.struct(tag, {}, draw));
};

/** A point on the sheet. */
type Point = readonly [left: number, top: number];

/** Draws a line between two points; a hairline by default. */
export const line = (paper: Paper, from: Point, to: Point, { width = 0.6, colour = rule } = {}): void =>
  decorate(paper, () =>
    paper
      .lineWidth(width)
      .strokeColor(colour)
      .moveTo(...from)
      .lineTo(...to)
      .stroke(),
  );

/**
 * A text as it is drawn: days stay whole, and a space ends each of its lines, without which readers join the last word
 * of a line with the first one of the next.
 */
export const spaced = (text: string): string => withWholeDates(text).replaceAll(/(?<! )\n/g, " \n");
