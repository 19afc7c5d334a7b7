import { instituteName } from "../pages/page.ts";
import { accent, decorate, drawOn, ink, rule, softInk, tagged, type Paper } from "./paper.ts";

/** A label with what stands beside it: "Membership number", "4100107". */
export type Particular = readonly [label: string, value: string];

const margin = 64;

/** The institute's mark: the bar and the name that stand at the head of the portal. */
const drawMark = (paper: Paper, root: PDFKit.PDFStructureElement, centred: boolean): void => {
  const size = 15;
  paper.font("bold").fontSize(size);
  const width = paper.widthOfString(instituteName);
  const left = centred ? (paper.page.width - width - 14) / 2 : margin;
  decorate(paper, () => paper.rect(left, margin, 4, 26).fill(accent));
  tagged(paper, root, "P", () => paper.fillColor(ink).text(instituteName, left + 14, margin + 3, { lineBreak: false }));
};

/** A list of particulars as a table of two columns, which is how it is read aloud. */
const drawParticulars = (
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  particulars: readonly Particular[],
  left: number,
  labelWidth: number,
  valueWidth: number,
): void => {
  const table = paper.struct("Table");
  root.add(table);
  for (const [label, value] of particulars) {
    const top = paper.y;
    const row = paper.struct("TR");
    table.add(row);
    row.add(
      paper.struct("TH", { scope: "Row" } as object, [
        () => paper.font("regular").fontSize(10.5).fillColor(softInk).text(label, left, top, { width: labelWidth }),
      ]),
    );
    const afterLabel = paper.y;
    row.add(
      paper.struct("TD", {}, [
        () => paper.font("bold").fontSize(10.5).fillColor(ink).text(value, left + labelWidth, top, { width: valueWidth }),
      ]),
    );
    row.end();
    paper.y = Math.max(afterLabel, paper.y) + 6;
  }
  table.end();
};

/** What a certificate says. */
interface Certificate {
  readonly title: string;
  /** "This is to certify that" */
  readonly lead: string;
  readonly name: string;
  readonly body: string;
  readonly particulars: readonly Particular[];
}

/** A certificate to frame or to show: one sheet across, everything in its middle. */
export const drawCertificate = ({ title, lead, name, body, particulars }: Certificate): Promise<Buffer> =>
  drawOn({ title, author: instituteName, layout: "landscape" }, (paper, root) => {
    const { width, height } = paper.page;
    const middle = { width: width - 4 * margin, align: "center" } as const;
    const left = 2 * margin;
    decorate(paper, () => {
      paper.lineWidth(1.5).strokeColor(accent).rect(28, 28, width - 56, height - 56).stroke();
      paper.lineWidth(0.5).strokeColor(rule).rect(34, 34, width - 68, height - 68).stroke();
    });
    drawMark(paper, root, true);
    tagged(paper, root, "H1", () => paper.font("bold").fontSize(30).fillColor(accent).text(title, left, 132, middle));
    tagged(paper, root, "P", () => paper.font("regular").fontSize(13).fillColor(softInk).text(lead, left, 190, middle));
    tagged(paper, root, "P", () => paper.font("bold").fontSize(27).fillColor(ink).text(name, left, 218, middle));
    tagged(paper, root, "P", () =>
      paper.font("regular").fontSize(13).fillColor(ink).text(body, left + 40, 268, { ...middle, width: middle.width - 80, lineGap: 4 }),
    );
    paper.y = Math.max(paper.y + 22, 350);
    drawParticulars(paper, root, particulars, width / 2 - 190, 160, 220);
    const signature = height - 118;
    decorate(paper, () => paper.lineWidth(0.75).strokeColor(rule).moveTo(width / 2 - 110, signature).lineTo(width / 2 + 110, signature).stroke());
    tagged(paper, root, "P", () =>
      paper.font("regular").fontSize(10.5).fillColor(softInk).text(`For the Council, ${instituteName}`, left, signature + 8, middle),
    );
  });

/** What a letter or a receipt says. */
interface Letter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly particulars: readonly Particular[];
  readonly closing: readonly string[];
}

/** A letter on the institute's paper: heading, words, particulars. */
export const drawLetter = ({ title, paragraphs, particulars, closing }: Letter): Promise<Buffer> =>
  drawOn({ title, author: instituteName, layout: "portrait" }, (paper, root) => {
    const width = paper.page.width - 2 * margin;
    drawMark(paper, root, false);
    decorate(paper, () => paper.lineWidth(0.75).strokeColor(rule).moveTo(margin, 112).lineTo(margin + width, 112).stroke());
    tagged(paper, root, "H1", () => paper.font("bold").fontSize(22).fillColor(accent).text(title, margin, 146, { width }));
    paper.y += 14;
    const say = (text: string): void => {
      tagged(paper, root, "P", () =>
        paper.font("regular").fontSize(11).fillColor(ink).text(text, margin, paper.y, { width, lineGap: 3.5 }),
      );
      paper.y += 10;
    };
    for (const text of paragraphs) say(text);
    paper.y += 6;
    drawParticulars(paper, root, particulars, margin, 170, width - 170);
    paper.y += 12;
    for (const text of closing) say(text);
  });
