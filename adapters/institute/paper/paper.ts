import { readFile } from "node:fs/promises";
import PDFDocument from "pdfkit";

/** The part of pdfkit that places words and lines. */
export type Paper = PDFKit.PDFDocument;

export const ink = "#18202e";
export const softInk = "#4b5463";
export const accent = "#12483a";
export const rule = "#b9b4a4";

// Read once: every document is drawn in the same two letters.
const letters = Promise.all(
  [
    import.meta.resolve("@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf"),
    import.meta.resolve("@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf"),
  ].map((address) => readFile(new URL(address))),
);

interface PaperOptions {
  readonly title: string;
  readonly author: string;
  readonly layout: "portrait" | "landscape";
}

/**
 * A sheet to draw on: tagged, titled, in English, with its letters embedded, so that it can be read
 * aloud and a name is drawn as it is written. `draw` puts the content under the document's own tag.
 */
export const drawOn = async (
  { title, author, layout }: PaperOptions,
  draw: (paper: Paper, root: PDFKit.PDFStructureElement) => void,
): Promise<Buffer> => {
  const [regular = Buffer.alloc(0), bold = Buffer.alloc(0)] = await letters;
  const paper = new PDFDocument({
    size: "A4",
    layout,
    margin: 64,
    pdfVersion: "1.7",
    // The library writes PDF/UA; its types have not caught up.
    subset: "PDF/UA" as "PDF/A-2a",
    tagged: true,
    lang: "en-GB",
    displayTitle: true,
    info: { Title: title, Author: author, Subject: title },
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
  draw(paper, root);
  root.end();
  paper.end();
  return finished;
};

/** Draws what says nothing: frames and rules, which are not read aloud. */
export const decorate = (paper: Paper, draw: () => void): void => {
  paper.markContent("Artifact", { type: "Layout" });
  draw();
  paper.endMarkedContent();
};

/** Draws a piece of content under a tag of its own. */
export const tagged = (
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  tag: "H1" | "H2" | "P" | "TH" | "TD",
  draw: () => void,
): void => {
  parent.add(paper.struct(tag, {}, draw));
};
