import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A tag of a PDF with its text, or with the tags within it. */
export interface PdfTag {
  readonly role: string;
  readonly text: string;
  readonly tags: readonly PdfTag[];
}

interface StructNode {
  readonly role?: string;
  readonly id?: string;
  readonly children?: readonly StructNode[];
}

interface Glyph {
  readonly unicode: string;
}

/** The characters of each marked content on a page, in the order in which they are drawn, without any added space. */
const markedTexts = ({
  fnArray,
  argsArray,
}: {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}): { readonly marked: ReadonlyMap<number, string>; readonly artifacts: string } => {
  const marked = new Map<number, string>();
  const open: (number | undefined)[] = [];
  let artifacts = "";
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[];
    if (operator === OPS.beginMarkedContent) open.push(undefined);
    else if (operator === OPS.beginMarkedContentProps) open.push(args[1] as number | undefined);
    else if (operator === OPS.endMarkedContent) open.pop();
    else if (operator === OPS.showText) {
      const words = (args[0] as readonly (Glyph | number)[])
        .map((glyph) => (typeof glyph === "number" ? "" : glyph.unicode))
        .join("");
      const id = open.findLast((each) => typeof each === "number");
      if (id === undefined) artifacts += words;
      else marked.set(id, (marked.get(id) ?? "") + words);
    }
  }
  return { marked, artifacts };
};

const joined = (tags: readonly PdfTag[]): string => tags.map(({ text }) => text).join("");

const tagOf = (node: StructNode, marked: ReadonlyMap<number, string>): PdfTag => {
  const content = /_mc(\d+)$/.exec(node.id ?? "")?.[1];
  if (content !== undefined) return { role: "", text: marked.get(Number(content)) ?? "", tags: [] };
  const tags = (node.children ?? []).map((child) => tagOf(child, marked));
  return { role: node.role ?? "", text: joined(tags), tags: tags.filter(({ role }) => role !== "") };
};

/** Everything that assistive technology reads of a PDF, by pdf.js: title, language, tags in their order, and artifacts. */
export const readPdf = async (file: Uint8Array) => {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const tags: PdfTag[] = [];
  const artifacts: string[] = [];
  let language = "";
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [tree, operators, content] = await Promise.all([
      page.getStructTree(),
      page.getOperatorList(),
      page.getTextContent(),
    ]);
    language = content.lang ?? "";
    const texts = markedTexts(operators);
    artifacts.push(texts.artifacts);
    tags.push(...((tree as StructNode | null)?.children ?? []).map((child) => tagOf(child, texts.marked)));
  }
  // pdf.js 6 answers with a Map, which its types call an object.
  const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const { numPages: pages } = document;
  await loading.destroy();
  const { Title: title } = info as { readonly Title?: string };
  return { title, language, isTagged: marks?.get("Marked") === true, pages, tags, artifacts };
};

/** All tags within others, in reading order. */
export const tagsIn = (tags: readonly PdfTag[]): readonly PdfTag[] => tags.flatMap((tag) => [tag, ...tagsIn(tag.tags)]);
