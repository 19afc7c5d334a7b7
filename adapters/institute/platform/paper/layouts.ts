import { withWholeDates } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationSettings } from "../body/body.ts";
import {
  bottomOf,
  decorate,
  drawOn,
  ink,
  rule,
  softInk,
  tagged,
  type Emblem,
  type PageNumber,
  type Paper,
} from "./paper.ts";
import { drawQrCode } from "./qr-code.ts";
import { drawTable, type TableSection } from "./table.ts";

/** A label and its value: "Membership number", "4100107". */
export type Fact = readonly [label: string, value: string];

/** Texts and address by which anyone can check a document. VERI-01 */
export interface Check {
  /** Content of the QR code. */
  readonly address: string;
  /** "Check this document at" */
  readonly checkAt: string;
  /** Printed address of the page with the form for a code. */
  readonly page: string;
  /** "Code 7KX3-M9QF-2B8D-0VWTH" */
  readonly code: string;
  /** "Issued on 4 March 2026" */
  readonly issued: string;
}

const margin = 64;

/** Space between the lines of a fact, in points. */
const factGap = 2;

const qrWidth = 62;

/**
 * Draws a document's QR code with its code and the address of the page that checks it; both carry the same information.
 * VERI-01
 */
const drawCheck = (
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  { address, checkAt, page, code, issued }: Check,
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
): void => {
  drawQrCode(paper, address, { left, top, width: qrWidth });
  const textLeft = left + qrWidth + 12;
  const place = { width: width - qrWidth - 12 };
  const say = (font: "regular" | "bold", words: string, at: number): void =>
    tagged(paper, root, "P", () => paper.font(font).fontSize(9).fillColor(softInk).text(words, textLeft, at, place));
  say("regular", `${checkAt}\n${page}`, top + 4);
  say("bold", code, paper.y + 3);
  say("regular", withWholeDates(issued), paper.y);
};

/** Minimum font size of a certificate. */
const smallest = 9;

/** Draws the organisation's mark and name as in the portal's header. */
const drawMark = (
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  name: string,
  mark: Emblem,
  centred: boolean,
): void => {
  const side = 34;
  const gap = 10;
  paper.font("bold").fontSize(15);
  const width = side + gap + paper.widthOfString(name);
  const left = centred ? (paper.page.width - width) / 2 : margin;
  mark(left, margin - 6, side);
  tagged(paper, root, "P", () => paper.fillColor(ink).text(name, left + side + gap, margin + 2, { lineBreak: false }));
};

/** Alignment of a list of facts: labels start at the left edge, or end at the gap before the values. */
interface FactColumns {
  readonly left: number;
  readonly labelWidth: number;
  readonly gap?: number;
  readonly valueWidth: number;
  readonly labels?: "left" | "right";
}

/** Draws a list of facts as a table of two columns, which screen readers announce as such. */
const drawFacts = (
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  facts: readonly Fact[],
  { left, labelWidth, gap = 0, valueWidth, labels = "left" }: FactColumns,
): void => {
  const table = paper.struct("Table");
  root.add(table);
  for (const [label, written] of facts) {
    const value = withWholeDates(written);
    paper.fontSize(10.5);
    const height = Math.max(
      paper.font("regular").heightOfString(label, { width: labelWidth, lineGap: factGap }),
      paper.font("bold").heightOfString(value, { width: valueWidth, lineGap: factGap }),
    );
    // Keeps a label on the same page as its value.
    if (paper.y + height > bottomOf(paper)) paper.addPage();
    const top = paper.y;
    const { page } = paper;
    const row = paper.struct("TR");
    table.add(row);
    row.add(
      paper.struct("TH", { scope: "Row" } as object, [
        () =>
          paper
            .font("regular")
            .fontSize(10.5)
            .fillColor(softInk)
            .text(label, left, top, { width: labelWidth, align: labels, lineGap: factGap }),
      ]),
    );
    const afterLabel = paper.y;
    row.add(
      paper.struct("TD", {}, [
        () =>
          paper
            .font("bold")
            .fontSize(10.5)
            .fillColor(ink)
            .text(value, left + labelWidth + gap, top, { width: valueWidth, lineGap: factGap }),
      ]),
    );
    row.end();
    // A long value may end on a later page than its label.
    paper.y = (paper.page === page ? Math.max(afterLabel, paper.y) : paper.y) + 6;
  }
  table.end();
};

/** Sets the largest font size, up to a maximum, at which a text fits. */
const fit = (
  paper: Paper,
  words: string,
  largest: number,
  place: { readonly width: number; readonly height: number },
): Paper => {
  let size = largest;
  while (size > smallest && paper.fontSize(size).heightOfString(words, place) > place.height) size -= 1;
  return paper.fontSize(size);
};

/** The signatory and their organisation, one line each. */
export interface Signature {
  /** Above the signature of a letter. */
  readonly farewell: string;
  readonly lines: readonly string[];
}

export interface CertificateContent {
  readonly title: string;
  /** "This is to certify that" */
  readonly lead: string;
  readonly name: string;
  readonly words: string;
  readonly facts: readonly Fact[];
  readonly signature: Signature;
}

/** A certificate: one landscape sheet, centred. */
export const layOutCertificate = (
  body: OrganisationSettings,
  says: CertificateContent,
  check?: Check,
): Promise<Buffer> => {
  const { title, lead, name, words, facts, signature: signed } = says;
  return drawOn({ title, body, says, layout: "landscape" }, (paper, root, { mark, seal }) => {
    const { width, height } = paper.page;
    const middle = { width: width - 4 * margin, align: "center" } as const;
    const left = 2 * margin;
    decorate(paper, () => {
      // Draws a single frame around a double one.
      paper.lineWidth(0.75).strokeColor(ink);
      for (const inset of [26, 32, 35]) paper.rect(inset, inset, width - 2 * inset, height - 2 * inset).stroke();
    });
    drawMark(paper, root, body.name, mark, true);
    seal(width - 62 - 96, height - 62 - 96, 96);
    tagged(paper, root, "H1", () =>
      fit(paper.font("bold"), title, 30, { ...middle, height: 54 })
        .fillColor(ink)
        .text(title, left, 132, middle),
    );
    tagged(paper, root, "P", () => paper.font("regular").fontSize(13).fillColor(softInk).text(lead, left, 190, middle));
    tagged(paper, root, "P", () =>
      fit(paper.font("bold"), name, 27, { ...middle, height: 48 })
        .fillColor(ink)
        .text(name, left, 218, middle),
    );
    tagged(paper, root, "P", () =>
      paper
        .font("regular")
        .fontSize(13)
        .fillColor(ink)
        .text(words, left + 40, 268, { ...middle, width: middle.width - 80, lineGap: 4 }),
    );
    paper.y = Math.max(paper.y + 22, 350);
    // Centred: labels end before the axis, values begin after it.
    drawFacts(paper, root, facts, {
      left: width / 2 - 198,
      labelWidth: 190,
      gap: 16,
      valueWidth: 190,
      labels: "right",
    });
    const signature = height - 118;
    decorate(paper, () =>
      paper
        .lineWidth(0.75)
        .strokeColor(rule)
        .moveTo(width / 2 - 110, signature)
        .lineTo(width / 2 + 110, signature)
        .stroke(),
    );
    tagged(paper, root, "P", () =>
      paper
        .font("regular")
        .fontSize(10.5)
        .fillColor(softInk)
        .text(signed.lines.join("\n"), left, signature + 8, middle),
    );
    if (check) drawCheck(paper, root, check, { left: 62, top: height - 62 - qrWidth, width: width / 2 - 62 - 115 });
  });
};

export type PaperContent =
  | { readonly layout: "letter"; readonly content: LetterContent }
  | { readonly layout: "certificate"; readonly content: CertificateContent };

/** A heading with its facts; the first of a group bears the group's heading above it. */
export interface Section {
  readonly group?: string;
  readonly heading: string;
  readonly facts: readonly Fact[];
}

/** Content of a letter or a receipt. */
export interface LetterContent {
  readonly title: string;
  /** "Page {page} of {pages}", for papers of several pages. */
  readonly pageNumber?: PageNumber;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  /** Facts with headings of their own, such as the years of a record. */
  readonly sections?: readonly (Section | TableSection)[];
  readonly closing: readonly string[];
  /** The signature; absent on papers that attest nothing. */
  readonly signature?: Signature;
  /** Whether it bears the seal. Receipts, dockets and pending decisions do not. */
  readonly isSealed?: boolean;
}

const sealWidth = 84;

/** Space for a signature above its line. */
const signatureHeight = 46;

/** Minimum space for a heading and its first fact, in points. */
const headingHeight = 70;

/** Space for the heading of a group, in points. */
const groupHeight = 40;

/** A letter on the institute's paper: heading, text, facts. */
export const layOutLetter = (body: OrganisationSettings, says: LetterContent, check?: Check): Promise<Buffer> => {
  const { title, pageNumber, paragraphs, facts, sections = [], closing, signature, isSealed = false } = says;
  return drawOn({ title, body, says, layout: "portrait", pageNumber }, (paper, root, { mark, seal }) => {
    const width = paper.page.width - 2 * margin;
    drawMark(paper, root, body.name, mark, false);
    decorate(paper, () =>
      [112, 114.5].forEach((line) =>
        paper
          .lineWidth(0.75)
          .strokeColor(ink)
          .moveTo(margin, line)
          .lineTo(margin + width, line)
          .stroke(),
      ),
    );
    tagged(paper, root, "H1", () => paper.font("bold").fontSize(22).fillColor(ink).text(title, margin, 146, { width }));
    paper.y += 14;
    const say = (text: string): void => {
      tagged(paper, root, "P", () =>
        paper
          .font("regular")
          .fontSize(11)
          .fillColor(ink)
          .text(withWholeDates(text), margin, paper.y, { width, lineGap: 3.5 }),
      );
      paper.y += 10;
    };
    for (const text of paragraphs) say(text);
    paper.y += 6;
    const columns = { left: margin, labelWidth: 170, valueWidth: width - 170 };
    drawFacts(paper, root, facts, columns);
    const isGrouped = sections.some(({ group }) => group !== undefined);
    for (const section of sections) {
      // Keeps a heading on the same page as its first facts.
      const { group } = section;
      if (paper.y + headingHeight + (group === undefined ? 0 : groupHeight) > bottomOf(paper)) paper.addPage();
      if (group !== undefined) {
        paper.y += 20;
        tagged(paper, root, "H2", () =>
          paper.font("bold").fontSize(16).fillColor(ink).text(group, margin, paper.y, { width }),
        );
      }
      if (section.heading !== group) {
        paper.y += 14;
        tagged(paper, root, isGrouped ? "H3" : "H2", () =>
          paper.font("bold").fontSize(13).fillColor(ink).text(section.heading, margin, paper.y, { width }),
        );
      }
      paper.y += 6;
      if ("facts" in section) drawFacts(paper, root, section.facts, columns);
      else drawTable(paper, root, section, { left: margin, width });
    }
    paper.y += 12;
    for (const text of closing) say(text);
    if (signature) {
      if (paper.y + signatureHeight + 60 > bottomOf(paper)) paper.addPage();
      say(signature.farewell);
      const line = paper.y + signatureHeight;
      decorate(paper, () =>
        paper
          .lineWidth(0.75)
          .strokeColor(rule)
          .moveTo(margin, line)
          .lineTo(margin + 220, line)
          .stroke(),
      );
      paper.y = line + 6;
      say(signature.lines.join("\n"));
    }
    // At the foot of the sheet.
    const imprint = `${[body.name, ...body.address].join(", ")}\n${body.telephone}`;
    const imprintWidth = { width: isSealed ? width - 100 : width };
    const imprintHeight = paper.font("regular").fontSize(9).heightOfString(imprint, imprintWidth);
    const checkHeight = check ? qrWidth + 10 : 0;
    const footHeight = Math.max(isSealed ? sealWidth : 0, imprintHeight + checkHeight);
    if (paper.y + footHeight > bottomOf(paper)) paper.addPage();
    const foot = bottomOf(paper);
    if (isSealed) seal(margin + width - sealWidth, foot - sealWidth, sealWidth);
    if (check)
      drawCheck(paper, root, check, {
        left: margin,
        top: foot - imprintHeight - checkHeight,
        width: imprintWidth.width,
      });
    tagged(paper, root, "P", () =>
      paper
        .font("regular")
        .fontSize(9)
        .fillColor(softInk)
        .text(imprint, margin, foot - imprintHeight, imprintWidth),
    );
  });
};
