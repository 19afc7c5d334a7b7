import type { OrganisationSettings } from "../body/body.ts";
import {
  bandWidth,
  checkHeight,
  drawCheckBand,
  drawHand,
  drawHeavyRule,
  drawLetterhead,
  drawReferences,
  drawSealAt,
  drawSignature,
  margin,
  qrWidth,
  signatureHeight,
  type Check,
  type Signature,
} from "./bands.ts";
import { markUnprintable, type Unprintables } from "./mark-unprintable.ts";
import { drawOn, type Emblem, type PageNumber } from "./paper.ts";
import { drawQrCode } from "./qr-code.ts";
import { bottomOf, decorate, ink, line, softInk, tagged, type Paper } from "./sheet.ts";
import { drawTable, type TableSection } from "./table.ts";
import type { Weight } from "./typeface.ts";
import { typefacesWith } from "./typefaces.ts";
import { heightOfText, widthOfText, writeText, type TextStyle } from "./write.ts";

/** A label and its value: "Membership number", "4100107". */
export type Fact = readonly [label: string, value: string];

const labelStyle: TextStyle = { weight: "regular", size: 10.5, colour: softInk, gap: 2 };
const valueStyle: TextStyle = { weight: "bold", size: 10.5, gap: 2 };

/**
 * Draws a certificate's QR code with its code and the address of the page that checks it; both carry the same information.
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
  const place = { left: textLeft, width: width - qrWidth - 12 };
  const say = (weight: Weight, words: string, at: number): void =>
    tagged(paper, root, "P", () =>
      writeText(paper, words, { weight, size: 9, colour: softInk, gap: 2 }, { ...place, top: at }),
    );
  say("regular", `${checkAt}\n${page}`, top + 4);
  say("bold", code, paper.pdf.y + 3);
  say("regular", issued, paper.pdf.y);
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
  const style: TextStyle = { weight: "bold", size: 15 };
  const width = side + gap + widthOfText(paper, name, style);
  const left = centred ? (paper.pdf.page.width - width) / 2 : margin;
  mark(left, margin - 6, side);
  tagged(paper, root, "P", () =>
    writeText(paper, name, style, { left: left + side + gap, top: margin + 2, width: Infinity }),
  );
};

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
const drawFacts = (
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

/** The style with the largest font size, up to a maximum, at which a text fits. */
const fit = (
  paper: Paper,
  words: string,
  largest: number,
  place: { readonly width: number; readonly height: number },
): TextStyle => {
  let style: TextStyle = { weight: "bold", size: largest };
  while (style.size > smallest && heightOfText(paper, words, style, place.width) > place.height)
    style = { ...style, size: style.size - 1 };
  return style;
};

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
  const { signature: hand } = body.drawings;
  return drawOn({ title, body, says, layout: "landscape" }, (paper, root, { mark, seal }) => {
    const { width, height } = paper.pdf.page;
    const middle = { left: 2 * margin, width: width - 4 * margin, align: "center" } as const;
    decorate(paper, () => {
      // Draws a single frame around a double one.
      paper.pdf.lineWidth(0.75).strokeColor(ink);
      for (const inset of [26, 32, 35]) paper.pdf.rect(inset, inset, width - 2 * inset, height - 2 * inset).stroke();
    });
    drawMark(paper, root, body.name, mark, true);
    seal(width - 62 - 96, height - 62 - 96, 96);
    tagged(paper, root, "H1", () =>
      writeText(paper, title, fit(paper, title, 30, { ...middle, height: 54 }), { ...middle, top: 132 }),
    );
    tagged(paper, root, "P", () =>
      writeText(paper, lead, { weight: "regular", size: 13, colour: softInk }, { ...middle, top: 190 }),
    );
    tagged(paper, root, "P", () =>
      writeText(paper, name, fit(paper, name, 27, { ...middle, height: 48 }), { ...middle, top: 218 }),
    );
    const attested = { ...middle, left: middle.left + 40, width: middle.width - 80, top: 268 };
    tagged(paper, root, "P", () => writeText(paper, words, { weight: "regular", size: 13, gap: 4 }, attested));
    paper.pdf.y = Math.max(paper.pdf.y + 22, 350);
    // Centred: labels end before the axis, values begin after it.
    drawFacts(paper, root, facts, {
      left: width / 2 - 198,
      labelWidth: 190,
      gap: 16,
      valueWidth: 190,
      labels: "right",
    });
    const signature = height - 118;
    if (hand) {
      drawHand(paper, hand, width / 2 - 65, signature - 48);
      line(paper, [width / 2 - 110, signature], [width / 2 + 110, signature]);
    }
    tagged(paper, root, "P", () =>
      writeText(paper, signed.lines.join("\n"), labelStyle, { ...middle, top: signature + 8 }),
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
  /** A mark in place of characters that cannot be printed, and the paragraph about it; without it they are refused. */
  readonly unprintable?: Unprintables | undefined;
  /** Whether it bears the seal. Receipts, dockets and pending decisions do not. */
  readonly isSealed?: boolean;
}

/** Minimum space for a heading and its first fact, in points. */
const headingHeight = 70;

/** Space for the heading of a group, in points. */
const groupHeight = 40;

/** Widest useful line of a letter's text, in points. */
const measure = 431;

/** A letter on the institute's paper: letterhead, references, text and facts, signature, and how to check it. */
export const layOutLetter = (body: OrganisationSettings, content: LetterContent, check?: Check): Promise<Buffer> => {
  const says = markUnprintable(content, typefacesWith(body.fontsFolder));
  const { title, pageNumber = check?.pageNumber, paragraphs, facts, sections = [], closing } = says;
  return drawOn({ title, body, says, layout: "portrait", foot: { pageNumber } }, (paper, root, emblems) => {
    const width = bandWidth(paper);
    drawLetterhead(paper, root, body, emblems.mark);
    if (check) drawReferences(paper, root, check.references);
    const headingTop = paper.pdf.y + 26;
    const column = { left: margin, width, align: "start" } as const;
    tagged(paper, root, "H1", () =>
      writeText(paper, title, { weight: "bold", size: 24 }, { ...column, top: headingTop }),
    );
    paper.pdf.y += 14;
    const say = (text: string): void => {
      const place = { ...column, top: paper.pdf.y, width: Math.min(width, measure) };
      tagged(paper, root, "P", () => writeText(paper, text, { weight: "regular", size: 11, gap: 3.5 }, place));
      paper.pdf.y += 10;
    };
    for (const text of paragraphs) say(text);
    paper.pdf.y += 8;
    const columns = { left: margin, labelWidth: 170, valueWidth: width - 170 };
    const filedUnder = check?.references.map(([label, value]) => `${label} ${value}`) ?? [];
    const further = facts.filter(([label, value]) => !filedUnder.includes(`${label} ${value}`));
    drawFacts(paper, root, further, { ...columns, lines: "ledger" });
    const isGrouped = sections.some(({ group }) => group !== undefined);
    for (const section of sections) {
      // Keeps a heading on the same page as its first facts.
      const { group } = section;
      if (paper.pdf.y + headingHeight + (group === undefined ? 0 : groupHeight) > bottomOf(paper)) paper.pdf.addPage();
      if (group !== undefined) {
        paper.pdf.y += 20;
        tagged(paper, root, "H2", () =>
          writeText(paper, group, { weight: "bold", size: 16 }, { ...column, top: paper.pdf.y }),
        );
      }
      if (section.heading !== group) {
        paper.pdf.y += 14;
        tagged(paper, root, isGrouped ? "H3" : "H2", () =>
          writeText(paper, section.heading, { weight: "bold", size: 13 }, { ...column, top: paper.pdf.y }),
        );
      }
      paper.pdf.y += 6;
      if ("facts" in section) drawFacts(paper, root, section.facts, { ...columns, lines: "hairlines" });
      else drawTable(paper, root, section, { left: margin, width });
    }
    paper.pdf.y += 18;
    for (const text of closing) say(text);
    drawEnd({ paper, root, seal: emblems.seal }, body, says, check);
  });
};

interface Sheet {
  readonly paper: Paper;
  readonly root: PDFKit.PDFStructureElement;
  readonly seal: Emblem;
}

/** Draws the signature and how to check the letter at the end of the sheet. */
const drawEnd = (
  { paper, root, seal }: Sheet,
  { drawings: { signature: hand } }: OrganisationSettings,
  { signature, isSealed = false }: LetterContent,
  check?: Check,
): void => {
  const signed = signatureHeight(signature, hand !== undefined, isSealed);
  const gap = signed > 0 && check ? 20 : 0;
  const height = signed + gap + (check ? checkHeight : 0);
  if (height === 0) return;
  if (paper.pdf.y + height > bottomOf(paper)) paper.pdf.addPage();
  const end = bottomOf(paper);
  const signatureEnd = end - (height - signed);
  paper.pdf.y = end - height;
  if (signature) drawSignature(paper, root, signature, hand);
  if (isSealed) drawSealAt(paper, seal, signatureEnd);
  if (check) drawCheckBand(paper, root, check, end - checkHeight);
};
