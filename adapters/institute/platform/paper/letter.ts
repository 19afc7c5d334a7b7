import type { OrganisationSettings } from "../body/body.ts";
import {
  bandWidth,
  checkHeight,
  drawCheckBand,
  drawLetterhead,
  drawReferences,
  drawSealAt,
  drawSignature,
  margin,
  signatureHeight,
  type Check,
  type Signature,
} from "./bands.ts";
import { drawFacts, type Fact } from "./facts.ts";
import { markUnprintable, type Unprintables } from "./mark-unprintable.ts";
import { drawOn, type Emblem, type PageNumber } from "./paper.ts";
import { bottomOf, drawTagged, type Paper } from "./sheet.ts";
import { drawTable, type TableSection } from "./table.ts";
import { typefacesWith } from "./typefaces.ts";
import { writeText } from "./write.ts";

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
export const layOutLetter = (
  body: OrganisationSettings,
  content: LetterContent,
  check?: Check,
  language?: string,
): Promise<Buffer> => {
  const says = markUnprintable(content, typefacesWith(body.fontsFolder));
  const { title, pageNumber = check?.pageNumber, paragraphs, facts, sections = [], closing } = says;
  return drawOn({ title, body, language, says, layout: "portrait", foot: { pageNumber } }, (paper, root, emblems) => {
    const width = bandWidth(paper);
    drawLetterhead(paper, root, body, emblems.mark);
    if (check) drawReferences(paper, root, check.references);
    const headingTop = paper.pdf.y + 26;
    const column = { left: margin, width, align: "start" } as const;
    drawTagged(paper, root, "H1", () =>
      writeText(paper, title, { weight: "bold", size: 24 }, { ...column, top: headingTop }),
    );
    paper.pdf.y += 14;
    const say = (text: string): void => {
      const place = { ...column, top: paper.pdf.y, width: Math.min(width, measure) };
      drawTagged(paper, root, "P", () => writeText(paper, text, { weight: "regular", size: 11, gap: 3.5 }, place));
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
        drawTagged(paper, root, "H2", () =>
          writeText(paper, group, { weight: "bold", size: 16 }, { ...column, top: paper.pdf.y }),
        );
      }
      if (section.heading !== group) {
        paper.pdf.y += 14;
        drawTagged(paper, root, isGrouped ? "H3" : "H2", () =>
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
