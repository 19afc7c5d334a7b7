import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A tag of a PDF with its text, or with the tags within it. */
export interface PdfTag {
  readonly role: string;
  readonly text: string;
  /** The letters of each glyph, in the order in which they are drawn. */
  readonly glyphs: readonly string[];
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

/**
 * The characters of each marked content on a page, in the order in which they are drawn, without any added space; and the
 * ends of lines after which the next line of the same content follows without a space.
 */
const markedTexts = ({
  fnArray,
  argsArray,
}: {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}): {
  readonly marked: ReadonlyMap<number, readonly string[]>;
  readonly artifacts: string;
  readonly glued: readonly string[];
} => {
  const marked = new Map<number, readonly string[]>();
  const open: (number | undefined)[] = [];
  let artifacts = "";
  const glued: string[] = [];
  let line = 0;
  const lineOf = new Map<number, number>();
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[];
    if (operator === OPS.beginMarkedContent) open.push(undefined);
    else if (operator === OPS.beginMarkedContentProps) open.push(args[1] as number | undefined);
    else if (operator === OPS.endMarkedContent) open.pop();
    else if (operator === OPS.setTextMatrix) line = (args[0] as readonly number[])[5] ?? 0;
    else if (operator === OPS.showText) {
      const glyphs = (args[0] as readonly (Glyph | number)[]).flatMap((glyph) =>
        typeof glyph === "number" ? [] : [glyph.unicode],
      );
      const id = open.findLast((each) => typeof each === "number");
      const words = glyphs.join("");
      if (id === undefined) artifacts += words;
      else {
        const before = marked.get(id) ?? [];
        const end = before.at(-1) ?? " ";
        if (lineOf.get(id) !== line && !/[\s\p{Pd}]$/u.test(end)) glued.push(`${before.slice(-20).join("")}|${words}`);
        lineOf.set(id, line);
        marked.set(id, [...before, ...glyphs]);
      }
    }
  }
  return { marked, artifacts, glued };
};

const tagOf = (node: StructNode, marked: ReadonlyMap<number, readonly string[]>): PdfTag => {
  const content = /_mc(\d+)$/.exec(node.id ?? "")?.[1];
  const tags = (node.children ?? []).map((child) => tagOf(child, marked));
  const glyphs = content === undefined ? tags.flatMap((tag) => tag.glyphs) : (marked.get(Number(content)) ?? []);
  return { role: node.role ?? "", text: glyphs.join(""), glyphs, tags: tags.filter(({ role }) => role !== "") };
};

/**
 * Everything that assistive technology reads of a PDF, by pdf.js: title, language, tags in their order, artifacts, and
 * the lines as they are copied.
 */
export const readPdf = async (file: Uint8Array) => {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const tags: PdfTag[] = [];
  const artifacts: string[] = [];
  const lines: string[] = [];
  const glued: string[] = [];
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
    lines.push(...content.items.flatMap((item) => ("str" in item ? [item.str] : [])));
    glued.push(...texts.glued);
    tags.push(...((tree as StructNode | null)?.children ?? []).map((child) => tagOf(child, texts.marked)));
  }
  // pdf.js 6 answers with a Map, which its types call an object.
  const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const { numPages: pages } = document;
  await loading.destroy();
  const { Title: title } = info as { readonly Title?: string };
  return { title, language, isTagged: marks?.get("Marked") === true, pages, tags, artifacts, lines, glued };
};

/** All tags within others, in reading order. */
export const tagsIn = (tags: readonly PdfTag[]): readonly PdfTag[] => tags.flatMap((tag) => [tag, ...tagsIn(tag.tags)]);
