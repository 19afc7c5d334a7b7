import { nameInLines } from "../../../../domain/shell/organisation.ts";
import type { OrganisationSettings } from "../body/body.ts";
import type { Emblem, PageNumber } from "./paper.ts";
import { drawQrCode } from "./qr-code.ts";
import { decorate, ink, line, softInk, drawTagged, type Paper } from "./sheet.ts";
import type { Weight } from "./typeface.ts";
import { heightOfText, writeText, type TextStyle } from "./write.ts";

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
  /** "Issued on 4 March 2026", on a certificate. */
  readonly issued: string;
  /** What a letter is filed under: code, day of issue, name and number of its holder. */
  readonly references: readonly (readonly [label: string, value: string])[];
  /** "Page {page} of {pages}", for letters of several pages. */
  readonly pageNumber: PageNumber;
}

/** The signatory and their organisation, one line each. */
export interface Signature {
  /** Above the signature of a letter. */
  readonly farewell: string;
  readonly lines: readonly string[];
}

// A letter is a sheet of bands: letterhead, references, body, signature and check. What is spare goes between the body
// and the signature, so that a short letter fills its page too. Measures are in points.

/** Space at the left and right of every band. */
export const margin = 64;

const top = 45;
const markSide = 42;
const addressWidth = 180;
const nameStyle: TextStyle = { weight: "bold", size: 15 };

/** Width of a band. */
export const bandWidth = (paper: Paper): number => paper.pdf.page.width - 2 * margin;

/** Draws a thick and a thin rule across the sheet, as in the portal. Returns the space below. */
export const drawHeavyRule = (paper: Paper, at: number): number => {
  const right = margin + bandWidth(paper);
  line(paper, [margin, at], [right, at], { width: 2.6, colour: ink });
  line(paper, [margin, at + 3.4], [right, at + 3.4], { width: 0.8, colour: ink });
  return at + 4;
};

/** Draws the mark, the organisation's name, and its address at the right. Leaves the cursor below. */
export const drawLetterhead = (
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  { name, address, telephone }: OrganisationSettings,
  mark: Emblem,
): void => {
  const left = margin + markSide + 12;
  const addressLeft = margin + bandWidth(paper) - addressWidth;
  const width = addressLeft - left - 12;
  const words = nameInLines(name);
  const nameTop = top + Math.max(0, (markSide - heightOfText(paper, words, nameStyle, width)) / 2);
  mark(margin, top, markSide);
  drawTagged(paper, root, "P", () => writeText(paper, words, nameStyle, { left, top: nameTop, width }));
  const nameEnd = paper.pdf.y;
  drawTagged(paper, root, "P", () =>
    writeText(
      paper,
      [...address, telephone].join("\n"),
      { weight: "regular", size: 9, colour: softInk, gap: 2.5 },
      { left: addressLeft, top: top + 1, width: addressWidth, align: "right" },
    ),
  );
  paper.pdf.y = Math.max(top + markSide, nameEnd, paper.pdf.y) + 13;
  paper.pdf.y = drawHeavyRule(paper, paper.pdf.y);
};

/** Shares of a band's width: the code, the day, the name and the number. */
const shares = [0.36, 0.22, 0.28, 0.14];

/** Draws what a letter is filed under, beside each other, as a table of one heading and one value each. VERI-01 */
export const drawReferences = (
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  references: Check["references"],
): void => {
  const at = paper.pdf.y + 9;
  let bottom = at;
  let left = margin;
  const table = paper.pdf.struct("Table");
  root.add(table);
  for (const [index, [label, value]] of references.entries()) {
    const width = (shares[index] ?? 0) * bandWidth(paper);
    const place = { left, width: width - 10 };
    const row = paper.pdf.struct("TR");
    table.add(row);
    row.add(
      paper.pdf.struct("TH", { scope: "Row" } as object, [
        () => writeText(paper, label, { weight: "regular", size: 8.5, colour: softInk }, { ...place, top: at }),
      ]),
    );
    row.add(
      paper.pdf.struct("TD", {}, [
        () => writeText(paper, value, { weight: "bold", size: 10 }, { ...place, top: at + 12 }),
      ]),
    );
    row.end();
    bottom = Math.max(bottom, paper.pdf.y);
    left += width;
  }
  table.end();
  line(paper, [margin, bottom + 7], [margin + bandWidth(paper), bottom + 7]);
  paper.pdf.y = bottom + 7;
};

const sealSide = 88;
const handWidth = 130;
const handHeight = 44;
const lineHeight = 15;

/** Height of the signature's band; 0 without a signature and a seal. */
export const signatureHeight = (signature: Signature | undefined, hasHand: boolean, isSealed: boolean): number =>
  Math.max(
    signature ? (signature.lines.length + 1) * lineHeight + (hasHand ? handHeight + 10 : 0) : 0,
    isSealed ? sealSide : 0,
  );

/**
 * Draws farewell, signature, signatory and seal. A signature of the organisation's own file is drawn above a line;
 * without one the names follow at once, and nothing is left to be signed by hand.
 */
export const drawSignature = (
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  signature: Signature,
  hand: Uint8Array | undefined,
): void => {
  const say = (weight: Weight, words: string): void => {
    const at = paper.pdf.y;
    drawTagged(paper, root, "P", () =>
      writeText(paper, words, { weight, size: 11 }, { left: margin, top: at, width: Infinity }),
    );
    paper.pdf.y = at + lineHeight;
  };
  say("regular", signature.farewell);
  if (hand) {
    drawHandwriting(paper, hand, margin, paper.pdf.y + 2);
    paper.pdf.y += handHeight + 10;
    line(paper, [margin, paper.pdf.y - 4], [margin + 190, paper.pdf.y - 4]);
  }
  for (const [index, words] of signature.lines.entries()) say(index === 0 ? "bold" : "regular", words);
};

/** Draws the signature as decoration, because the name below says whose it is. */
export const drawHandwriting = (paper: Paper, hand: Uint8Array, left: number, at: number): void =>
  decorate(paper, () =>
    paper.pdf.image(Buffer.from(hand), left, at, { fit: [handWidth, handHeight], align: "center", valign: "center" }),
  );

/** Draws the seal at the right end of a band that ends at a height. */
export const drawSealAt = (paper: Paper, seal: Emblem, bottom: number): void =>
  seal(margin + bandWidth(paper) - sealSide, bottom - sealSide, sealSide);

/** Side of the QR code. */
export const qrWidth = 62;

/** Height of the band by which anyone checks a letter. */
export const checkHeight = qrWidth + 12;

/** Draws a rule, the QR code, and beside it the address and the code in words. VERI-01 */
export const drawCheckBand = (
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  { address, checkAt, page, code }: Check,
  at: number,
): void => {
  line(paper, [margin, at], [margin + bandWidth(paper), at], { width: 0.8, colour: ink });
  drawQrCode(paper, address, { left: margin, top: at + 12, width: qrWidth });
  const left = margin + qrWidth + 14;
  const place = { left, width: bandWidth(paper) - qrWidth - 14 };
  const style: TextStyle = { weight: "regular", size: 9.5, colour: softInk };
  drawTagged(paper, root, "P", () => writeText(paper, `${checkAt} ${page}`, style, { ...place, top: at + 22 }));
  drawTagged(paper, root, "P", () =>
    writeText(paper, code, { weight: "bold", size: 12.5 }, { ...place, top: paper.pdf.y + 3 }),
  );
};
