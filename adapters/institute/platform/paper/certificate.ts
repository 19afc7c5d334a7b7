import type { OrganisationSettings } from "../body/body.ts";
import { drawHandwriting, margin, qrWidth, type Check, type Signature } from "./bands.ts";
import { drawFacts, labelStyle, type Fact } from "./facts.ts";
import { drawOn, type Emblem } from "./paper.ts";
import { drawQrCode } from "./qr-code.ts";
import { decorate, ink, line, softInk, drawTagged, type Paper } from "./sheet.ts";
import type { Weight } from "./typeface.ts";
import { heightOfText, widthOfText, writeText, type TextStyle } from "./write.ts";

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
    drawTagged(paper, root, "P", () =>
      writeText(paper, words, { weight, size: 9, colour: softInk, gap: 2 }, { ...place, top: at }),
    );
  say("regular", `${checkAt}\n${page}`, top + 4);
  say("bold", code, paper.pdf.y + 3);
  say("regular", issued, paper.pdf.y);
};

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
  drawTagged(paper, root, "P", () =>
    writeText(paper, name, style, { left: left + side + gap, top: margin + 2, width: Infinity }),
  );
};

/** Minimum font size of a certificate. */
const smallest = 9;

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
  language?: string,
): Promise<Buffer> => {
  const { title, lead, name, words, facts, signature: signed } = says;
  const { signature: hand } = body.drawings;
  return drawOn({ title, body, language, says, layout: "landscape" }, (paper, root, { mark, seal }) => {
    const { width, height } = paper.pdf.page;
    const middle = { left: 2 * margin, width: width - 4 * margin, align: "center" } as const;
    decorate(paper, () => {
      // Draws a single frame around a double one.
      paper.pdf.lineWidth(0.75).strokeColor(ink);
      for (const inset of [26, 32, 35]) paper.pdf.rect(inset, inset, width - 2 * inset, height - 2 * inset).stroke();
    });
    drawMark(paper, root, body.name, mark, true);
    seal(width - 62 - 96, height - 62 - 96, 96);
    drawTagged(paper, root, "H1", () =>
      writeText(paper, title, fit(paper, title, 30, { ...middle, height: 54 }), { ...middle, top: 132 }),
    );
    drawTagged(paper, root, "P", () =>
      writeText(paper, lead, { weight: "regular", size: 13, colour: softInk }, { ...middle, top: 190 }),
    );
    drawTagged(paper, root, "P", () =>
      writeText(paper, name, fit(paper, name, 27, { ...middle, height: 48 }), { ...middle, top: 218 }),
    );
    const attested = { ...middle, left: middle.left + 40, width: middle.width - 80, top: 268 };
    drawTagged(paper, root, "P", () => writeText(paper, words, { weight: "regular", size: 13, gap: 4 }, attested));
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
      drawHandwriting(paper, hand, width / 2 - 65, signature - 48);
      line(paper, [width / 2 - 110, signature], [width / 2 + 110, signature]);
    }
    drawTagged(paper, root, "P", () =>
      writeText(paper, signed.lines.join("\n"), labelStyle, { ...middle, top: signature + 8 }),
    );
    if (check) drawCheck(paper, root, check, { left: 62, top: height - 62 - qrWidth, width: width / 2 - 62 - 115 });
  });
};
