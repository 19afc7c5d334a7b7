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
import {
  bottomOf,
  decorate,
  drawOn,
  ink,
  line,
  softInk,
  spaced,
  tagged,
  type Emblem,
  type PageNumber,
  type Paper,
} from "./paper.ts";
import { drawQrCode } from "./qr-code.ts";
import { drawTable, type TableSection } from "./table.ts";

/** A label and its value: "Membership number", "4100107". */
export type Fact = readonly [label: string, value: string];

/** Space between the lines of a fact, in points. */
const factGap = 2;

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
  const place = { width: width - qrWidth - 12, lineGap: 2 };
  const say = (font: "regular" | "bold", words: string, at: number): void =>
    tagged(paper, root, "P", () => paper.font(font).fontSize(9).fillColor(softInk).text(words, textLeft, at, place));
  say("regular", spaced(`${checkAt}\n${page}`), top + 4);
  say("bold", code, paper.y + 3);
  say("regular", spaced(issued), paper.y);
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
  const table = paper.struct("Table");
  root.add(table);
  for (const [index, [labelled, written]] of facts.entries()) {
    const [label, value] = [spaced(labelled), spaced(written)];
    paper.fontSize(10.5);
    const height = Math.max(
      paper.font("regular").heightOfString(label, { width: labelWidth, lineGap: factGap }),
      paper.font("bold").heightOfString(value, { width: valueWidth, lineGap: factGap }),
    );
    // Keeps a label on the same page as its value.
    if (paper.y + height + 2 * padding > bottomOf(paper)) paper.addPage();
    if (index === 0 && lines === "ledger") paper.y = drawHeavyRule(paper, paper.y);
    else if (index > 0 && lines !== undefined) line(paper, [left, paper.y], [right, paper.y]);
    const top = paper.y + padding;
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
    paper.y = (paper.page === page ? Math.max(afterLabel, paper.y) : paper.y) + (lines === undefined ? 6 : padding);
  }
  table.end();
  if (lines === "ledger")
    for (const at of [paper.y, paper.y + 2.2]) line(paper, [left, at], [right, at], { width: 0.8, colour: ink });
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
    if (hand) {
      drawHand(paper, hand, width / 2 - 65, signature - 48);
      line(paper, [width / 2 - 110, signature], [width / 2 + 110, signature]);
    }
    tagged(paper, root, "P", () =>
      paper
        .font("regular")
        .fontSize(10.5)
        .fillColor(softInk)
        .text(spaced(signed.lines.join("\n")), left, signature + 8, { ...middle, lineGap: 2 }),
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

/** Minimum space for a heading and its first fact, in points. */
const headingHeight = 70;

/** Space for the heading of a group, in points. */
const groupHeight = 40;

/** Widest useful line of a letter's text, in points. */
const measure = 431;

/** A letter on the institute's paper: letterhead, references, text and facts, signature, and how to check it. */
export const layOutLetter = (body: OrganisationSettings, says: LetterContent, check?: Check): Promise<Buffer> => {
  const { title, pageNumber = check?.pageNumber, paragraphs, facts, sections = [], closing } = says;
  return drawOn({ title, body, says, layout: "portrait", foot: { pageNumber } }, (paper, root, emblems) => {
    const width = bandWidth(paper);
    drawLetterhead(paper, root, body, emblems.mark);
    if (check) drawReferences(paper, root, check.references);
    const headingTop = paper.y + 26;
    tagged(paper, root, "H1", () =>
      paper.font("bold").fontSize(24).fillColor(ink).text(spaced(title), margin, headingTop, { width }),
    );
    paper.y += 14;
    const say = (text: string): void => {
      const place = { width: Math.min(width, measure), lineGap: 3.5 };
      tagged(paper, root, "P", () =>
        paper.font("regular").fontSize(11).fillColor(ink).text(spaced(text), margin, paper.y, place),
      );
      paper.y += 10;
    };
    for (const text of paragraphs) say(text);
    paper.y += 8;
    const columns = { left: margin, labelWidth: 170, valueWidth: width - 170 };
    const filedUnder = check?.references.map(([label, value]) => `${label} ${value}`) ?? [];
    const further = facts.filter(([label, value]) => !filedUnder.includes(`${label} ${value}`));
    drawFacts(paper, root, further, { ...columns, lines: "ledger" });
    const isGrouped = sections.some(({ group }) => group !== undefined);
    for (const section of sections) {
      // Keeps a heading on the same page as its first facts.
      const { group } = section;
      if (paper.y + headingHeight + (group === undefined ? 0 : groupHeight) > bottomOf(paper)) paper.addPage();
      if (group !== undefined) {
        paper.y += 20;
        tagged(paper, root, "H2", () =>
          paper.font("bold").fontSize(16).fillColor(ink).text(spaced(group), margin, paper.y, { width }),
        );
      }
      if (section.heading !== group) {
        paper.y += 14;
        tagged(paper, root, isGrouped ? "H3" : "H2", () =>
          paper.font("bold").fontSize(13).fillColor(ink).text(spaced(section.heading), margin, paper.y, { width }),
        );
      }
      paper.y += 6;
      if ("facts" in section) drawFacts(paper, root, section.facts, { ...columns, lines: "hairlines" });
      else drawTable(paper, root, section, { left: margin, width });
    }
    paper.y += 18;
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
  if (paper.y + height > bottomOf(paper)) paper.addPage();
  const end = bottomOf(paper);
  const signatureEnd = end - (height - signed);
  paper.y = end - height;
  if (signature) drawSignature(paper, root, signature, hand);
  if (isSealed) drawSealAt(paper, seal, signatureEnd);
  if (check) drawCheckBand(paper, root, check, end - checkHeight);
};
