import PDFDocument from "pdfkit";

import { fill, type TextWith } from "../../../../domain/kernel/rich-text.ts";
import { languageOf } from "../../../contract/organisation.ts";
import type { OrganisationSettings, Drawing } from "../body/body.ts";
import { decorate, ink, line, softInk, type Paper } from "./sheet.ts";
import { textsIn } from "./texts-in.ts";
import { typefacesWith } from "./typefaces.ts";
import { writeText, type TextStyle } from "./write.ts";

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
  /** Its language, as a BCP 47 tag; the organisation's by default. LANG-07 */
  readonly language?: string | undefined;
  /** All text on it except the organisation's name and address; checked for characters that fonts lack. */
  readonly says: object;
  readonly layout: "portrait" | "landscape";
  /** The words at the foot of each page; a certificate has no foot. */
  readonly foot?: { readonly pageNumber: PageNumber | undefined };
}

/** Space between the foot's rule and the end of the sheet, in points. */
const footHeight = 50;

const footStyle: TextStyle = { weight: "regular", size: 8.5, colour: softInk };

/**
 * Draws the organisation's name and the title at the foot of each page, and its number where there are several, as
 * decoration: screen readers announce pages themselves.
 */
const drawFeet = (paper: Paper, title: string, name: string, pageNumber: PageNumber | undefined): void => {
  const { count } = paper.pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    paper.pdf.switchToPage(index);
    const {
      width,
      height,
      margins: { left, right },
    } = paper.pdf.page;
    const at = height - footHeight;
    const numbered =
      pageNumber === undefined || count < 2
        ? title
        : `${title}. ${fill(pageNumber, { page: String(index + 1), pages: String(count) })}`;
    line(paper, [left, at], [width - right, at]);
    const half = { top: at + 7, width: (width - left - right) / 2, height: footHeight - 12 };
    decorate(paper, () => {
      writeText(paper, name, footStyle, { ...half, left });
      writeText(paper, numbered, footStyle, { ...half, left: width / 2, align: "right" });
    });
  }
};

/**
 * Creates a tagged, titled PDF in its language with embedded fonts, so it can be read aloud. Rejects
 * characters that all typefaces lack. `draw` adds the content below the document's tag.
 */
export const drawOn = async (
  { title, body, language = languageOf(body), says, layout, foot }: PaperOptions,
  draw: (
    paper: Paper,
    root: PDFKit.PDFStructureElement,
    emblems: { readonly mark: Emblem; readonly seal: Emblem },
  ) => void,
): Promise<Buffer> => {
  const typefaces = typefacesWith(body.fontsFolder);
  const lacking = typefaces.lackingIn(textsIn([body.name, body.address, body.telephone, says]));
  if (lacking !== "") throw new Unprintable(lacking);
  const pdf = new PDFDocument({
    size: "A4",
    layout,
    margin: 64,
    pdfVersion: "1.7",
    // The library writes PDF/UA, but its types lack it.
    subset: "PDF/UA" as "PDF/A-2a",
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: foot !== undefined,
    info: { Title: title, Author: body.name, Subject: title },
  });
  const paper: Paper = { pdf, typefaces, measured: new Map() };
  const finished = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    paper.pdf.on("data", (chunk: Buffer) => void chunks.push(chunk));
    paper.pdf.on("end", () => resolve(Buffer.concat(chunks)));
    paper.pdf.on("error", reject);
  });
  const root = paper.pdf.struct("Document");
  paper.pdf.addStructure(root);
  const { mark, seal } = body.drawings;
  draw(paper, root, { mark: emblem(paper, mark), seal: emblem(paper, seal) });
  if (foot) drawFeet(paper, title, body.name, foot.pageNumber);
  root.end();
  paper.pdf.end();
  return finished;
};

const emblem =
  (paper: Paper, { side, paths }: Drawing): Emblem =>
  (left, top, width) =>
    decorate(paper, () => {
      paper.pdf
        .save()
        .translate(left, top)
        .scale(width / side)
        .fillColor(ink);
      for (const path of paths) paper.pdf.path(path).fill("even-odd");
      paper.pdf.restore();
    });
